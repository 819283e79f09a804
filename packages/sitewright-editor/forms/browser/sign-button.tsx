import type { ReactNode } from 'react';

/** A sign for a button, which is called what is shown beside it. */
interface SignButtonProps {
  name: string;
  sign: ReactNode;
  isPossible?: boolean;
  act: () => void;
}

/** Its name is its title alone: a label beside that would be read twice. */
export const SignButton = ({ name, sign, isPossible = true, act }: SignButtonProps) => (
  <button
    type="button"
    className="plain"
    title={name}
    aria-disabled={!isPossible}
    onClick={isPossible ? act : undefined}
  >
    <span aria-hidden="true">{sign}</span>
  </button>
);

/** Two sheets, of which one lies on the other. It is drawn: few fonts have the sign `⧉`, and an empty box stands for it. */
export const duplicateSign = (
  <svg
    viewBox="0 0 16 16"
    width="1em"
    height="1em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d="M5.5 1.5h9v9h-9zM10.5 10.5v4h-9v-9h4" />
  </svg>
);
