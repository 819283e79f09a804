import type { SectionProps } from 'sitewright';
import { DrawingFigure, Picture } from 'sitewright/views';
import { paperOf } from '../../figures/papers.ts';
import type { Story } from '../stories/stories.ts';
import Counter from './counter.client.tsx';
import { EndlessForm } from './endless-form.tsx';
import { FileBox } from './file-box.tsx';
import type { hero } from './hero.ts';
import { PageHero } from './page-hero.tsx';
import { TillHero } from './till-hero.tsx';

type HeroProps = SectionProps<typeof hero>;

/** The opening of a page, with the figure that its content chooses. */
export default function Hero(props: HeroProps) {
  const { content, frame } = props;
  if (content.figure?.drawing === 'till') {
    const language = props.language ?? 'en';
    return <TillHero id={frame.id} content={content} till={content.figure} language={language} />;
  }
  return <PageHero id={frame.id} content={content} figure={drawFigure(props)} />;
}

function drawFigure({ content: { figure }, frame, ...inputs }: HeroProps) {
  // Stories are of our own kind, which has more than the machine's.
  const ourStories = inputs.stories?.items as readonly Story[] | undefined;
  const document = paperOf(inputs.entry?.drawing);
  switch (figure?.drawing) {
    case 'receipt-and-order': {
      const { drawing, label, ...till } = figure;
      return (
        <figure aria-label={label} className="@container even-digits leading-snug">
          <Counter till={till} language={inputs.language ?? 'en'} />
        </figure>
      );
    }
    case 'paper':
      return (
        <div className="mx-auto max-w-96 **:[vector-effect:non-scaling-stroke]">
          <DrawingFigure name={figure.paper ?? document} label={figure.label} />
        </div>
      );
    case 'photograph':
      return (
        <div className="photo-print always-light">
          <Picture isFirst picture={figure.picture} className="aspect-[4/3] w-full object-cover" />
        </div>
      );
    case 'file-box':
      return (
        <FileBox
          {...figure}
          stories={ourStories ?? [{ paper: document }]}
          stands={frame.intoBelow === 'dossiers'}
        />
      );
    case 'endless-form':
      return <EndlessForm label={figure.label} />;
    default:
      return undefined;
  }
}
