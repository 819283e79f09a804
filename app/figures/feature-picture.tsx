import type { FeaturePicture as Picture } from '../content/schemas/platform.ts';
import { type Drawing, Shadow, Strokes } from './documents/drawing.tsx';

const pictures: Record<Picture, Drawing['figure']> = {
  barcode: [
    ['sheet', 'M12 16h72v64H12z'],
    [
      'block',
      'M22 26h5v38h-5zM30 26h2v38h-2zM35 26h6v38h-6zM44 26h2v38h-2zM50 26h3v38h-3zM57 26h7v38h-7zM67 26h2v38h-2zM72 26h3v38h-3z',
    ],
    ['row', 'M22 71h31m10 0h12'],
    ['marker', 'M2 46h92'],
  ],
  'stock-card': [
    ['sheet', 'M16 8h64v80H16zM44 18a4 4 0 1 0 8 0a4 4 0 1 0-8 0z'],
    ['row', 'M26 58h44M26 80h26'],
    ['ink', 'M30 32v18m8-18v18m8-18v18m8-18v18M30 64v8m6-8v8m6-8v8'],
    ['marker', 'M25 48l36-14'],
  ],
  payments: [
    ['sheet', 'M10 14h62v36H10z'],
    ['row', 'M33 32a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM17 21h6M17 43h6'],
    ['sheet', 'M24 38h64v42H24z'],
    ['block', 'M24 47h64v9H24z'],
    ['row', 'M32 70h18'],
    ['stamp', 'M66 64h14v9H66z'],
  ],
  chart: [
    ['sheet', 'M24 8h60v66H24z'],
    ['sheet', 'M12 20h60v66H12z'],
    ['ink', 'M22 74h40'],
    ['block', 'M24 58h8v16h-8zM38 46h8v28h-8z'],
    ['stamp', 'M52 34h8v40h-8z'],
    ['row', 'M22 30h18'],
  ],
  tablet: [
    ['sheet', 'M26 6h50a4 4 0 0 1 4 4v72a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4z'],
    ['row', 'M32 20h16m12 0h10M32 30h22m6 0h10M32 40h14m14 0h10M46 79h10'],
    ['block', 'M32 50h38v5H32z'],
    ['stamp', 'M32 61h38v9H32z'],
  ],
};

interface FeaturePictureProps {
  picture: Picture;
}

/** A small drawing of what a feature works with. */
export function FeaturePicture({ picture }: FeaturePictureProps) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className="w-full fill-none stroke-2 stroke-ink">
      <Shadow strokes={pictures[picture]} fall={5} />
      <Strokes strokes={pictures[picture]} tint="white" />
    </svg>
  );
}
