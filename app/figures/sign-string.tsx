/** The string a sign hangs by, down from the edge above it to the sign's two corners. */
export function SignString() {
  return (
    <svg viewBox="0 0 400 220" aria-hidden="true" className="w-full fill-none stroke-ink stroke-3">
      <path d="M200 0v110M60 220L200 110 340 220" />
      <circle className="fill-action" cx="200" cy="110" r="9" />
    </svg>
  );
}
