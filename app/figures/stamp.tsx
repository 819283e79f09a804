import { Drawing } from './drawing.tsx';
import { stampPath } from './stamp-path.ts';

/** The brand's mark, a countermark, in the current text colour. */
export function Stamp() {
  return (
    <Drawing viewBox="0 0 32 32" className="w-full fill-current" filled>
      <path d={stampPath} />
    </Drawing>
  );
}
