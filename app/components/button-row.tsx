import { Fragment, type ReactElement } from 'react';
import { Button } from './button.tsx';

type Actions = readonly { label: string; to?: string }[];

interface ButtonRowProps {
  actions: Actions;
  align?: 'start' | 'center';
}

/** Actions side by side; the first one is the primary button. */
export function ButtonRow({ actions, align = 'start' }: ButtonRowProps) {
  return (
    <div
      className={`flex flex-wrap gap-4 print:hidden ${align === 'center' ? 'justify-center' : ''}`}
    >
      {actionButtons(actions)}
    </div>
  );
}

/** A button for each action; the first one is the primary button. */
export function actionButtons(actions: Actions): ReactElement[] {
  return actions.map(({ label, to }, index) => (
    <Fragment key={label}>
      {/* Without a style sheet only this space separates the labels. */}
      {index > 0 && ' '}
      <Button variant={index === 0 ? 'primary' : 'secondary'} to={to}>
        {label}
      </Button>
    </Fragment>
  ));
}
