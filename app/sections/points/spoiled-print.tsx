import { Drawing } from '../../figures/drawing.tsx';

const rows = 'M4 12h62m20 0h30M4 30h44m38 0h30M4 48h70m20 0h22M4 66h36m46 0h30';

/** It is struck out, torn apart, printed twice or under a coffee ring. */
const marks: readonly string[] = [
  'M2 66L118 8M6 10l110 60',
  'M0 80l20-16-4-8 28-14-2-9 30-12-2-9 40-16',
  rows.replaceAll(/M4 /g, 'M14 '),
  'M44 40a28 28 0 1 0 56 0a28 28 0 1 0-56 0',
];

/** The print of a receipt that went wrong. */
export function SpoiledPrint({ kind }: { kind: number }) {
  return (
    <Drawing
      viewBox="0 0 120 78"
      className="w-30 shrink-0 self-center overflow-visible stroke-6 stroke-ink max-lg:hidden"
    >
      <path d={rows} />
      <path className="fill-none stroke-4 stroke-action" d={marks[kind % marks.length]} />
    </Drawing>
  );
}
