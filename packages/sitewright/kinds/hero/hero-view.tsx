import { PageHero } from '../../page/components/page-hero.tsx';
import { Picture } from '../../page/figures/picture.tsx';
import { DrawingFigure } from '../../page/figures/site-drawings.tsx';
import type { SectionProps } from '../../page/sections/define-section.ts';
import type { hero } from './hero.ts';

/** The opening of a page, with a photograph or one of the site's drawings. */
export default function Hero({ frame, content, entry }: SectionProps<typeof hero>) {
  const { figure } = content;
  return (
    <PageHero
      id={frame.id}
      content={content}
      figure={
        figure &&
        (figure.drawing === 'photograph' ? (
          <Picture isFirst picture={figure.picture} className="aspect-[4/3] w-full object-cover" />
        ) : (
          <div className="mx-auto max-w-96 **:[vector-effect:non-scaling-stroke]">
            <DrawingFigure name={figure.name ?? entry?.drawing} label={figure.label} />
          </div>
        ))
      }
    />
  );
}
