import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { onceInView } from '../../browser/in-view.ts';
import { t } from '../../words/words.ts';
import type { Sample } from '../list-looks.ts';
import { drawSection } from './drawing.ts';

/** Whether the page that is edited can be seen. */
export const IsSeen = createContext(false);

interface SectionDrawingProps {
  sample: Sample;
  title: string;
}

/** Waits until the browser has nothing else to do, which not all of them say, but not for long. */
const waitUntilIdle = () =>
  new Promise<unknown>((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(resolve, { timeout: 3000 });
    else setTimeout(resolve, 500);
  });

/**
 * A section in small, as its page shows it, of those alone that are in view, for there are dozens. The first click on the
 * page that is edited does not wait for it: it is drawn once that page can be seen and the browser has nothing else to
 * do. Until it is there, it says that it is being drawn.
 */
export function SectionDrawing({ sample: { path, key }, title }: SectionDrawingProps) {
  const isSeen = useContext(IsSeen);
  const place = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState('');
  // Shown alone: what it says is no part of the name of what it stands in.
  const [state, setState] = useState(() => t('is being drawn …'));
  useEffect(() => {
    if (!isSeen || !place.current) return;
    return onceInView(place.current, async () => {
      try {
        await waitUntilIdle();
        const drawn = await drawSection({ path, key });
        await waitUntilIdle();
        setPicture(drawn);
      } catch {
        setState(t('is not drawn: no answer'));
      }
    });
  }, [isSeen, path, key]);
  return (
    <div className="drawing" ref={place}>
      {state && <small aria-hidden="true">{state}</small>}
      {picture && (
        <iframe title={title} tabIndex={-1} srcDoc={picture} onLoad={() => setState('')} />
      )}
    </div>
  );
}
