import { Drawing } from './drawing.tsx';

/** A signature, in the current text colour. */
export function Signature() {
  return (
    <Drawing viewBox="0 0 180 56" className="w-45 max-w-full fill-none stroke-3 stroke-current">
      <path d="M6 44c10-4 22-38 30-38s-14 40-6 40 10-20 16-20-4 18 2 18 10-16 16-16 0 14 8 14 6-34 14-34-10 36 0 36 12-18 18-18 0 16 8 16 30-14 66-12" />
    </Drawing>
  );
}
