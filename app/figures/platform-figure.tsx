import type { Platform } from '../content/schemas/platform.ts';
import { drawings } from './documents/drawings.ts';
import { DocumentFigure } from './documents.tsx';
import { MountedPhotograph } from './mounted-photograph.tsx';
import { Till } from './till.tsx';

interface PlatformFigureProps extends Pick<Platform, 'picture' | 'till' | 'document'> {
  /** The tag of the language that the page is in. */
  language: string;
}

/** The figure of a platform's hero: its photograph, else its till, else its document. */
export function PlatformFigure({ picture, till, document, language }: PlatformFigureProps) {
  if (picture) return <MountedPhotograph picture={picture} tint={drawings[document].tint} />;
  if (till) return <Till till={till} language={language} />;
  return (
    <div className="mx-auto max-w-96 rotate-3 **:[vector-effect:non-scaling-stroke]">
      <DocumentFigure kind={document} />
    </div>
  );
}
