import type { Platform } from '../content/schemas/platform.ts';
import { drawings } from './documents/drawings.ts';
import { DocumentFigure } from './documents.tsx';
import { MountedPhotograph } from './mounted-photograph.tsx';
import { Till } from './till.tsx';

type PlatformFigureProps = Pick<Platform, 'picture' | 'till' | 'document'>;

/** The figure of a platform's hero: its photograph, else its till, else its document. */
export function PlatformFigure({ picture, till, document }: PlatformFigureProps) {
  if (picture) return <MountedPhotograph picture={picture} tint={drawings[document].tint} />;
  if (till) return <Till {...till} />;
  return (
    <div className="mx-auto max-w-96 rotate-3 **:[vector-effect:non-scaling-stroke]">
      <DocumentFigure kind={document} />
    </div>
  );
}
