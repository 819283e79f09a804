import { countClass, placeClass } from '../../components/places.ts';
import { Section, SectionIntro } from '../../components/section.tsx';
import { EntryWords, Heading, Paragraph } from '../../components/words.tsx';
import { CityStamp } from '../../figures/city-stamp.tsx';
import { BrandMark, Tick } from '../../figures/marks.tsx';
import { folderOfStory } from '../../figures/story-folders.ts';
import { type Tint, tintAt, tintGround, tintVariable } from '../../figures/tints.ts';
import type { SectionProps } from '../define-section.ts';
import { CardHole, FrankingMark, Punches } from './card-drawings.tsx';
import type { points } from './points.ts';

type PointsProps = SectionProps<typeof points>;

/** In the order of a carbonless form's sheets. */
const sheets: readonly Tint[] = ['white', 'canary', 'pink', 'goldenrod'];

/** Points on the sheets of one carbonless form: what is written on the first comes through on all. */
export function CarbonSet({ frame, content }: PointsProps) {
  return (
    <Section {...frame}>
      <div className="grid grid-cols-1 gap-x-10 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionIntro id={frame.id} {...content} />
        </div>
        <ul className="carbon-set lg:col-span-7">
          {content.items.map((point, index) => (
            <li
              key={point.title}
              className={`sheet ${placeClass(index)} ${tintGround(tintAt(sheets, index))}`}
            >
              <EntryWords size="value" {...point} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** The opened cover of the last folder, and the checklist inside it: every line is ticked and countermarked. */
export function Checklist({ frame, content, stories }: PointsProps) {
  const { tint } = folderOfStory((stories?.items.length ?? 1) - 1);
  return (
    <Section {...frame}>
      <div
        className={`card-stock card-front rounded-ee-[1.25rem] rounded-es-[1.25rem] border-2 [border-block-start-style:dashed] grid grid-cols-1 gap-10 px-[min(1.25rem,4vw)] pt-14 pb-14 shadow-[5px_5px_0_var(--color-shade)] sm:px-8 lg:grid-cols-12 lg:gap-x-14 lg:px-12 print:break-inside-avoid ${frame.joined ? '-mt-section print:mt-0' : ''} ${tintVariable(tint)}`}
      >
        <div className="lg:col-span-5">
          <SectionIntro id={frame.id} {...content} />
        </div>
        <ul className="sheet always-light bg-paper lg:col-span-7">
          {content.items.map((point) => (
            <li
              key={point.title}
              className="flex gap-x-3 border-rule sm:gap-x-4 border-b-2 px-[min(1.25rem,4vw)] last:border-0"
            >
              <span className="py-5 text-title-3">
                <Tick />
              </span>
              <div className="grid min-w-0 grow grid-cols-1 content-start gap-1 break-words py-5">
                <EntryWords muted {...point} />
              </div>
              <span className="grid items-center max-xs:hidden border-rule border-s-2 ps-[min(1.25rem,4vw)] text-action">
                <BrandMark className="w-8" />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Points as the labels of a franking machine, in a row on an envelope. */
export function Envelope({ frame, content }: PointsProps) {
  return (
    <Section {...frame}>
      <div className="envelope grid grid-cols-1 gap-12 break-inside-avoid p-[clamp(0.5rem,4vw,3.5rem)]">
        <div className="grid items-start gap-6 sm:grid-cols-[minmax(0,1fr)_auto]">
          <SectionIntro id={frame.id} {...content} />
          <CityStamp motif="bell" className="ms-auto w-32 max-sm:order-first sm:w-44" />
        </div>
        <ul className={`franking-marks ${countClass(content.items.length)}`}>
          {content.items.map((point, index) => (
            <li
              key={point.title}
              className="sheet always-light row-span-3 grid grid-rows-subgrid gap-y-3 overflow-hidden break-inside-avoid bg-tint-white ps-[min(1.5rem,5vw)] pt-5 pb-6 *:not-[svg]:pe-[min(1.5rem,5vw)]"
            >
              <FrankingMark turn={((index * 17) % 40) - 20} />
              <EntryWords size="value" {...point} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const pocketTints: readonly Tint[] = ['canary', 'sky', 'pink', 'mint'];

/** Points on pocket cards that hang from a rail; the last card is white. */
export function PocketCards({ frame, content }: PointsProps) {
  const last = content.items.length - 1;
  return (
    <Section {...frame} intro={content} introBeside={last === 0}>
      <ul className="in-fours mt-14 gap-x-6 gap-y-12 print:mt-4 print:break-inside-avoid">
        {content.items.map((point, index) => (
          <li
            key={point.title}
            className="on-rail [--strap:var(--color-ink)] [--hang:-0.8deg] even:[--hang:1deg] nth-[3n]:[--hang:0.4deg]"
          >
            <div
              className={`pocket-card ${tintGround(index === last ? 'white' : tintAt(pocketTints, index))}`}
            >
              <CardHole />
              <EntryWords size="value" {...point} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Points on punched time cards, which stand in the pockets of a rack beside their heading. */
export function TimeCards({ frame, content }: PointsProps) {
  return (
    <Section {...frame}>
      <div className="card-rack">
        <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-4">
          <Heading level={2} size="title-2" id={`${frame.id}-title`}>
            {content.title}
          </Heading>
          <Paragraph className="text-lead text-balance" content={content.lead} />
        </div>
        <ul className="in-fours">
          {content.items.map((point, index) => (
            <li key={point.title}>
              <div className="time-card always-light">
                <EntryWords {...point} />
                {/* On phones one line of it looks out of the pocket. */}
                <div className="-mx-4 mt-auto pt-4 pb-7 max-sm:max-h-19 max-sm:overflow-hidden print:hidden">
                  <Punches shift={index} />
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
