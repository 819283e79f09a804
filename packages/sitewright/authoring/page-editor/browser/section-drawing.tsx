import { useContext, useEffect, useRef, useState } from 'react';
import { onceInView } from '../../browser/in-view.ts';
import type { Sample } from '../list-looks.ts';
import { drawSection, Shown } from './drawing.tsx';

interface SectionDrawingProps {
  /** A section of a page; there may be none. */
  sample: Partial<Sample> | undefined;
  title: string;
}

/**
 * A section in small, as its page shows it: pages are drawn once the one that is edited is, and of the sections those
 * alone that are in view, for there are dozens. Until it is there, it says that it is being drawn.
 */
export function SectionDrawing({ sample: { path, key } = {}, title }: SectionDrawingProps) {
  const isDrawn = useContext(Shown).drawing !== undefined;
  const place = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState('');
  // Shown alone: what it says is no part of the name of what it stands in.
  const [state, setState] = useState(path && key ? 'is being drawn …' : '');
  useEffect(() => {
    if (!isDrawn || !path || !key || !place.current) return;
    return onceInView(place.current, () => {
      drawSection({ path, key }).then(setPicture, () => setState('is not drawn: no answer'));
    });
  }, [isDrawn, path, key]);
  return (
    <div className="drawing" ref={place}>
      {state && <small aria-hidden="true">{state}</small>}
      {picture && (
        <iframe title={title} tabIndex={-1} srcDoc={picture} onLoad={() => setState('')} />
      )}
    </div>
  );
}
