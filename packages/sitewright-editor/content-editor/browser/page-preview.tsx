import { useEffect, useState } from 'react';
import { editedBy, type PageFrame } from './contents.ts';

interface PagePreviewProps {
  /** The path of the page. */
  page: string;
  /** Another number for each state that there is to be seen. */
  round: number;
}

/** The page as the site draws it with what is not saved; the one before stays until the next is there. */
export function PagePreview({ page, round }: PagePreviewProps) {
  const [frames, setFrames] = useState<{ round: number; frame: PageFrame }[]>([]);
  /** The state that is seen, or cannot be. */
  const [done, setDone] = useState<number>();
  useEffect(() => {
    let isLast = true;
    const add = (frame: PageFrame) => {
      if (isLast) setFrames((all) => [...all.slice(-1), { round, frame }]);
    };
    // What cannot be drawn is said at its fields.
    editedBy.contents.frame(page).then(add, () => setDone(round));
    return () => {
      isLast = false;
    };
  }, [page, round]);
  const show = (frame: HTMLIFrameElement, one: number) => {
    const before = frame.parentElement?.querySelector<HTMLIFrameElement>('iframe:not([hidden])');
    const height = before?.contentWindow?.scrollY ?? 0;
    // Never both, not even until the one before is taken away below.
    if (before) before.hidden = true;
    frame.hidden = false;
    frame.contentWindow?.scrollTo({ top: height, behavior: 'instant' });
    setFrames((all) => all.filter((other) => other.round >= one));
    setDone(one);
  };
  return (
    <div className="preview">
      <p className="hint" role="status">
        {done !== round && 'The page is being drawn …'}
      </p>
      {frames.map(({ round: one, frame }, index) => (
        <iframe
          key={one}
          title="The page"
          hidden={index > 0}
          {...frame}
          onLoad={({ currentTarget }) => show(currentTarget, one)}
        />
      ))}
    </div>
  );
}
