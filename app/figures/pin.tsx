import { Drawing } from './drawing.tsx';

/** A drawing pin seen from the front, with the shade it casts on the paper. */
export function Pin() {
  return (
    <Drawing viewBox="0 0 28 28" className="always-light w-7 stroke-2 stroke-ink">
      <circle className="fill-shade stroke-none" cx="17" cy="17" r="10" />
      <circle className="fill-board" cx="13" cy="13" r="10" />
      <path className="fill-none stroke-on-board" d="M8 13a5 5 0 0 1 5-5" />
    </Drawing>
  );
}
