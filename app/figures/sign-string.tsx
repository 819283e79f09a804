import { Drawing } from './drawing.tsx';

/** The string of a sign, from a nail above to the sign's upper corners. */
export function SignString() {
  return (
    <Drawing viewBox="0 0 400 120" className="w-full fill-none stroke-3 stroke-thread">
      <path d="M60 120L200 10 340 120" />
      <circle className="fill-thread" cx="200" cy="10" r="9" />
    </Drawing>
  );
}
