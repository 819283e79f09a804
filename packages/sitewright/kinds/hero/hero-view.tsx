import { DrawingFigure, PageHero, Picture } from '../../components.ts';
import type { SectionProps } from '../../definitions.ts';
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
