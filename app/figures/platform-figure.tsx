import type { Platform } from '../content/schemas/platform.ts';
import { DocumentFigure } from './documents.tsx';
import { Till } from './till.tsx';

/** The figure of a platform's hero: its till, or its document if it has no till. */
export function PlatformFigure({ till, document }: Pick<Platform, 'till' | 'document'>) {
  if (till) return <Till {...till} />;
  return (
    <div className="mx-auto max-w-96 rotate-3 **:[vector-effect:non-scaling-stroke]">
      <DocumentFigure kind={document} />
    </div>
  );
}
