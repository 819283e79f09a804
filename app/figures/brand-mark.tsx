import { Drawing } from './drawing.tsx';
import { useMark } from './mark.ts';

/** The brand's mark in the current text colour. */
export function BrandMark() {
  return (
    <Drawing viewBox="0 0 32 32" className="w-full fill-current" filled>
      <path {...useMark()} />
    </Drawing>
  );
}
