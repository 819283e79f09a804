import type { ReactNode } from 'react';

interface ContainerProps {
  children: ReactNode;
}

/** The site's width, with its gutters. */
export function Container({ children }: ContainerProps) {
  return <div className="mx-auto w-full max-w-site px-gutter">{children}</div>;
}
