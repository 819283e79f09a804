import type { ReactNode } from 'react';

interface ContainerProps {
  children: ReactNode;
}

/** Content at the site's width, with gutters. */
export function Container({ children }: ContainerProps) {
  return <div className="mx-auto w-full max-w-site px-gutter">{children}</div>;
}
