import type { ContentOf, SectionProps } from 'sitewright';
import { drawingTint, EntryWords, Section, SectionIntro } from 'sitewright/views';
import { TillHeard } from '../../figures/till-heard.tsx';
import { tellHearers } from '../../figures/till-hearers.ts';
import { openTill } from '../../figures/till-sale.ts';
import type { hero } from '../hero/hero.ts';
import type { integrations } from './integrations.ts';

/** Those who hear of a sale, below one line, each with a slip of what it hears of the one on the page's till. */
export default function Integrations(props: SectionProps<typeof integrations>) {
  const { frame, content, language = 'en' } = props;
  const { publisher, publishes, subscribes, items } = content;
  // An opening is of our own kind, which has figures that the machine's has not.
  const figure = (props.hero as ContentOf<typeof hero> | undefined)?.figure;
  const told =
    figure?.drawing === 'till'
      ? tellHearers(figure, openTill(figure).printed, language)
      : undefined;
  return (
    <Section {...frame} height="low">
      <div className="grid items-end gap-x-8 gap-y-6 md:grid-cols-2 print:block">
        <SectionIntro id={frame.id} {...content} />
        <Partner {...publisher} says={publishes} />
      </div>
      <ol className="fed">
        {items.map(({ hears, ...item }) => (
          <li key={item.title} className="grid content-start gap-4 break-inside-avoid">
            {told && hears && (
              <div
                className={`always-light paper-shadow slip ${drawingTint(item.drawing) || 'tint-white'}`}
              >
                {/* Here stands what is rung up on the till, in the place of what is drawn. */}
                <div data-hears={hears} />
                <TillHeard lines={told[hears]} />
                <div className="teeth" />
              </div>
            )}
            <Partner {...item} says={subscribes} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

type PartnerProps = ContentOf<typeof integrations>['publisher'] & {
  /** What it does with the data. */
  says: string;
};

/** One who publishes or subscribes. */
function Partner({ says, title, description }: PartnerProps) {
  return (
    <div className="grid content-start gap-1">
      <p className="text-action text-small">{says}</p>
      <EntryWords muted title={title} description={description} />
    </div>
  );
}
