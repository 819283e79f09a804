import { Drawing } from '../../figures/drawing.tsx';

/** A strap with a clip that overlaps the slot of the badge below; `--drop` is the strap's length. */
export function Lanyard() {
  return (
    <>
      <div className="print:hidden h-(--drop) w-6 border-ink border-x-2 bg-board" />
      <Drawing
        viewBox="0 0 40 56"
        className="always-light print:hidden relative z-1 -mb-9 w-10 fill-paper stroke-2 stroke-ink"
      >
        <path d="M5 1h30v12H5zM14 13h12v10a6 6 0 0 1 4 6v14a10 10 0 0 1-20 0V29a6 6 0 0 1 4-6z" />
        <path d="M16 31v12a4 4 0 0 0 8 0V31z" />
      </Drawing>
    </>
  );
}
