import type { DocumentKind } from '../../content/schemas/drawings.ts';
import { drawings } from './document-drawings.ts';
import { Drawing, Paper, Strokes } from './drawing.tsx';

/** The tint of a document, and so of its platform, as the class that gives it to `--tint`. */
export const documentTint = (kind: DocumentKind) => `tint-${drawings[kind].tint}` as const;

/** A document as an icon, for menus and cards. */
export function DocumentMark({ kind, className }: { kind: DocumentKind; className: string }) {
  const { mark, tint } = drawings[kind];
  return (
    <Drawing
      viewBox="0 0 48 48"
      className={`always-light ${className} fill-none stroke-ink stroke-[1.5]`}
    >
      <Strokes strokes={mark} tint={tint} />
    </Drawing>
  );
}

/** The same document large and detailed, for heroes. */
export function DocumentFigure({ kind, label }: { kind: DocumentKind; label?: string }) {
  const { figure, tint } = drawings[kind];
  return (
    <Drawing viewBox="0 0 120 160" label={label} className="w-full fill-none stroke-ink stroke-2">
      <Paper strokes={figure} tint={tint} fall={5} />
    </Drawing>
  );
}

/** A document, as the mark or the detailed figure, without an `<svg>` of its own: for use inside another drawing. */
export function DocumentPaper({ kind, detailed }: { kind: DocumentKind; detailed: boolean }) {
  const { mark, figure, tint } = drawings[kind];
  const strokes = detailed ? figure : mark;
  return <Paper strokes={strokes} tint={tint} fall={detailed ? 4 : 3} />;
}
