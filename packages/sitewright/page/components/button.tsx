import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Anchor } from './anchor.tsx';

const variants = {
  primary: 'border-action bg-action text-on-action hover:border-action-hover hover:bg-action-hover',
  secondary: 'border-ink text-ink hover:bg-ink hover:text-paper',
};

interface ButtonProps {
  /** How much it stands out: the leading button of its place is `primary`. */
  variant?: keyof typeof variants;
  /** Its words, before any children. */
  label?: string;
  /** The address of a link; without it the control is a `<button>`. */
  to?: string | undefined;
  /** Whether a `<button>` sends the form that it is in. */
  submits?: boolean;
  children?: ReactNode;
}

/** A link or a button; both look the same. A button of the content has its words and its address: `<Button {...action} />`. */
export function Button({ variant = 'primary', to, submits = false, ...words }: ButtonProps) {
  const className = `pressable inline-flex min-h-12 items-center justify-center rounded-control border-2 px-[min(1.5rem,5vw)] py-2.5 text-center font-semibold forced-color-adjust-none print:hidden ${variants[variant]}`;
  return to === undefined ? (
    <button type={submits ? 'submit' : 'button'} className={className}>
      {words.label}
      {words.children}
    </button>
  ) : (
    <Anchor href={to} className={className}>
      {words.label}
      {words.children}
    </Anchor>
  );
}

/** A button for each action; the first one is the primary button. */
export function actionButtons(actions: readonly { label: string; to?: string }[]): ReactElement[] {
  return actions.map(({ label, to }, index) => (
    <Fragment key={label}>
      {/* Without a style sheet only this space separates the labels. */}
      {index > 0 && ' '}
      <Button variant={index === 0 ? 'primary' : 'secondary'} to={to} label={label} />
    </Fragment>
  ));
}
