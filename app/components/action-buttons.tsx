import { Fragment, type ReactElement } from 'react';
import { Button } from './button.tsx';

/** A button for each action; the first one is the primary button. */
export function actionButtons(actions: readonly { label: string; to?: string }[]): ReactElement[] {
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
