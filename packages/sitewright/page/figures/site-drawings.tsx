import { Drawing, ShadedStrokes, Strokes } from './drawing.tsx';
import { drawings } from './own-drawings.ts';

/** The tint of one of the site's drawings, and so of what it stands for, as the class that gives it to `--tint`. */
export const drawingTint = (name: string | undefined) => {
  const { tint } = findDrawing(name) ?? {};
  return tint ? (`tint-${tint}` as const) : '';
};

interface DrawingMarkProps {
  name?: string | undefined;
  className?: string;
}

/** A drawing of the site as an icon, for menus and cards; nothing without a name. */
export function DrawingMark({ name, className = 'w-14' }: DrawingMarkProps) {
  const drawing = findDrawing(name);
  if (!drawing) return null;
  return (
    <Drawing
      viewBox="0 0 48 48"
      className={`always-light ${className} fill-none stroke-ink stroke-[1.5]`}
    >
      <Strokes strokes={drawing.mark} tint={drawing.tint} />
    </Drawing>
  );
}

/** The same drawing large and detailed, for heroes. */
export function DrawingFigure({ name, label }: { name?: string | undefined; label?: string }) {
  const drawing = findDrawing(name);
  if (!drawing) return null;
  return (
    <Drawing viewBox="0 0 120 160" label={label} className="w-full fill-none stroke-ink stroke-2">
      <ShadedStrokes strokes={drawing.figure} tint={drawing.tint} />
    </Drawing>
  );
}

const findDrawing = (name: string | undefined) => drawings.get(name ?? '');
