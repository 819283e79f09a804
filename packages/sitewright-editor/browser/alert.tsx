import type { ReactNode } from 'react';

/** What is wrong, said as soon as it is; nothing where nothing is. */
export const Alert = ({ children }: { children: ReactNode }) =>
  children ? (
    <p className="problem" role="alert">
      {children}
    </p>
  ) : null;
