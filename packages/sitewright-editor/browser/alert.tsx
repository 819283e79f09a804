import type { ReactNode } from 'react';

/** Brings what is said into the window, wherever somebody has scrolled. */
const show = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' });

/** What is wrong, said and shown as soon as it is; nothing where nothing is. */
export const Alert = ({ children }: { children: ReactNode }) =>
  children ? (
    <div key={String(children)} ref={show} className="problem" role="alert">
      {children}
    </div>
  ) : null;
