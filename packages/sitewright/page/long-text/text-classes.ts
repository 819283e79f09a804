import type { Tone } from '../../content/markdown/notes.ts';

/** The classes of a long text’s elements, which an editor of texts shows too. */
export const textClasses = {
  caption: 'mt-3 font-mono text-ink-muted text-small',
  code: 'rounded-paper bg-ground px-[.3em] py-[.1em] font-mono text-[.9em]',
  listing: 'listing always-light',
  listingCode: 'block [font:inherit]',
  note: 'text-note always-light',
  picture: 'photo-print',
  pictureInLine: 'text-picture',
  quote: 'text-quote',
  scroll: 'text-table',
  table: 'w-full border-ink border-y-2 even-digits',
  tick: '-ms-[1.5em] me-[.125em] size-[1.0625em] appearance-none border-2 border-ink align-[-.125em] checked:bg-action forced-colors:appearance-auto',
} as const;

/** The ground of a note, by its tone. */
export const noteTints: Readonly<Record<Tone, string>> = {
  note: 'bg-tint-sky',
  tip: 'bg-tint-mint',
  important: 'bg-tint-lilac',
  warning: 'bg-tint-goldenrod',
  caution: 'bg-tint-pink',
};

/** Where the words of a cell or a paragraph stand, by the alignment that is written. */
export const alignments: Readonly<Record<string, string>> = {
  center: 'text-center',
  right: 'text-end',
};
