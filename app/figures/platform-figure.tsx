import type { Platform } from '../content/schemas/platform.ts';
import { DocumentFigure } from './documents.tsx';
import { Till } from './till.tsx';

/** What stands beside a platform’s promise: its till at work, or else its document, large. */
export function PlatformFigure({ till, document }: Pick<Platform, 'till' | 'document'>) {
  if (till) return <Till {...till} />;
  return (
    <div className="mx-auto max-w-96 rotate-3 **:[vector-effect:non-scaling-stroke]">
      <DocumentFigure kind={document} />
    </div>
  );
}
