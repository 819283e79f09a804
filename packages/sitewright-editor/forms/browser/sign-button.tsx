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
