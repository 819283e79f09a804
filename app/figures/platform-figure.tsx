import type { Platform } from '../content/schemas/platform.ts';
import { DocumentFigure, documentTint } from './documents.tsx';
import { Picture } from './picture.tsx';
import { Till } from './till.tsx';
import { tintVariable } from './tints.ts';

interface PlatformFigureProps extends Pick<Platform, 'picture' | 'till' | 'document'> {
  /** The tag of the language that the page is in. */
  language: string;
}

/** The figure of a platform's hero: its photograph, else its till, else its document. */
export function PlatformFigure({ picture, till, document, language }: PlatformFigureProps) {
  if (till && !picture) return <Till till={till} language={language} />;
  return picture ? (
    <div className={`photo-mount sheet always-light ${tintVariable(documentTint(document))}`}>
      <Picture
        isFirst
        picture={picture}
        className="aspect-[4/3] w-full border-2 border-ink object-cover"
      />
    </div>
  ) : (
    <div className="mx-auto max-w-96 rotate-3 **:[vector-effect:non-scaling-stroke]">
      <DocumentFigure kind={document} />
    </div>
  );
}
