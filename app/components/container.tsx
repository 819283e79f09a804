import type { ReactNode } from 'react';

/** Content at the site's width, with gutters. */
export function Container({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-site px-gutter">{children}</div>;
}
