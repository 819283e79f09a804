import { stampPath } from './stamp-path.ts';

/** The brand's mark, a countermark, in the colour of the text around it. */
export function Stamp() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="w-full fill-current">
      <path d={stampPath} />
    </svg>
  );
}
