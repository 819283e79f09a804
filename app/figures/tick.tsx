import { Drawing } from './drawing.tsx';

/** A tick before a line of a list, as high as the line. */
export function Tick() {
  return (
    <Drawing
      viewBox="0 0 20 18"
      className="mt-[.35em] h-[1em] w-[1.1em] shrink-0 fill-none stroke-3 stroke-action"
    >
      <path d="M2 9l6 6L18 3" />
    </Drawing>
  );
}
