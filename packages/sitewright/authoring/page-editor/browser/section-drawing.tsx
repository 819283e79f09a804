import { useContext, useEffect, useState } from 'react';
import type { Sample } from '../list-looks.ts';
import { drawSection, Shown } from './drawing.tsx';

interface SectionDrawingProps {
  /** A section of a page; there may be none. */
  sample: Partial<Sample> | undefined;
  title: string;
}

/** A section in small, as its page shows it; pages are drawn once the one that is edited is. */
export function SectionDrawing({ sample: { path, key } = {}, title }: SectionDrawingProps) {
  const isDrawn = useContext(Shown).drawing !== undefined;
  const [picture, setPicture] = useState('');
  useEffect(() => {
    if (isDrawn && path && key) drawSection({ path, key }).then(setPicture);
  }, [isDrawn, path, key]);
  return (
    <div className="drawing">
      {picture && <iframe title={title} tabIndex={-1} srcDoc={picture} />}
    </div>
  );
}
