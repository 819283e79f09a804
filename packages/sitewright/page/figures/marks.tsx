import { createContext, useContext } from 'react';
import type { DrawnMark, Mark } from '../../content/brand/mark.ts';
import { Drawing } from './drawing.tsx';
import { Picture } from './picture.tsx';

/** The brand's mark, in one ink and in its own colours, which the document gives to all figures. */
export const MarkContext = createContext<{
  mark?: Mark | undefined;
  drawn?: DrawnMark | undefined;
}>({});

/**
 * The brand's mark: in the current text colour where it is drawn in one ink, else as it is drawn.
 *
 * @param transform makes it a part of another drawing, in a box of 32 by 32 before that, in the colour of actions
 */
export function BrandMark({ className = 'w-full', transform }: BrandMarkProps) {
  const { mark, drawn } = useContext(MarkContext);
  if (transform && mark)
    return <Shapes mark={mark} className="fill-action stroke-none" transform={transform} />;
  if (transform)
    return drawn && <image href={drawn.picture.src} width={32} height={32} transform={transform} />;
  if (!mark) {
    return drawn && <Picture picture={drawn.picture} className={`${className} object-contain`} />;
  }
  return (
    <Drawing viewBox="0 0 32 32" className={`${className} fill-current`} filled>
      <Shapes mark={mark} />
    </Drawing>
  );
}

interface BrandMarkProps {
  className?: string;
  transform?: string;
}

/** The shapes of a mark of one ink, each with the same class, and put into another drawing by a transform. */
const Shapes = ({ mark, ...put }: { mark: Mark; className?: string; transform?: string }) =>
  mark.map(({ name: Element, attributes }) => {
    const transform = [put.transform, attributes.transform].filter(Boolean).join(' ') || undefined;
    const own = { ...attributes, transform };
    return <Element key={JSON.stringify(own)} className={put.className} {...own} />;
  });

/**
 * The brand's mark where there is room for its own colours: as it was drawn, in the schemes whose grounds show it;
 * else in one ink.
 */
export function ColouredMark({ className = '' }: { className?: string }) {
  const { mark, drawn } = useContext(MarkContext);
  if (!drawn) return <BrandMark className={className} />;
  const { picture, schemes } = drawn;
  const [only] = schemes.length === 1 ? schemes : [];
  const { width, height } = picture.file;
  const shape = 'h-[min(2.25rem,10vw)] w-auto max-w-[min(9rem,30vw)] shrink-0 object-contain';
  const drawing = (
    <Picture
      picture={picture}
      size={{ width: Math.round((side * width) / height), height: side }}
      isFirst
      className={`${only ? onlyIn[only] : ''} ${shape}`}
    />
  );
  if (!only) return drawing;
  // The part of the mark's square that the drawing takes.
  const [w, h] = [width, height].map((one) => (32 * one) / Math.max(width, height));
  const view = [16 - (w ?? 0) / 2, 16 - (h ?? 0) / 2, w, h].join(' ');
  return (
    <>
      {drawing}
      <Drawing
        viewBox={view}
        className={`${onlyIn[only === 'light' ? 'dark' : 'light']} ${shape} fill-action`}
        filled
      >
        <Shapes mark={mark ?? []} />
      </Drawing>
    </>
  );
}

const onlyIn = { light: 'dark:hidden', dark: 'hidden dark:block' };

/** How high a mark in its own colours is, in pixels: as high as one of one ink is wide. */
const side = 36;

/** A tick before a line of a list, as high as the line. */
export function Tick() {
  return (
    <Drawing
      viewBox="0 0 20 18"
      className="mt-[.35em] h-[1em] w-[1.1em] shrink-0 fill-none stroke-3 stroke-action"
    >
      <path d="M2 9l6 6L18 3" />
    </Drawing>
  );
}
