import { Drawing } from '../../figures/drawing.tsx';

/** A clip over the upper edge of a paper. */
export function PaperClip() {
  return (
    <Drawing
      viewBox="0 0 24 60"
      className="absolute end-[8%] -top-8 w-4 @max-[21rem]:hidden @min-[42rem]:w-7 overflow-visible fill-none stroke-5 stroke-ink"
    >
      <path d={wire} />
      {/* Light metal within a dark outline: seen on the paper and, at night, above it. */}
      <path className="stroke-[1.5] stroke-tint-white" d={wire} />
    </Drawing>
  );
}

const wire = 'M8 22v22a4 4 0 0 0 8 0V11a7 7 0 0 0-14 0v36a10 10 0 0 0 20 0V22';
