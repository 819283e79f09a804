import { EntryWords } from '../../components/entry-words.tsx';
import { countClass } from '../../components/places.ts';
import { Section } from '../../components/section.tsx';
import { SectionIntro } from '../../components/section-intro.tsx';
import { CityStamp } from '../../figures/city-stamp.tsx';
import type { SectionProps } from '../define-section.ts';
import { FrankingMark } from './franking-mark.tsx';
import type { points } from './points.ts';

/** Points as the labels of a franking machine, in a row on an envelope. */
export function Envelope({ frame, content }: SectionProps<typeof points>) {
  return (
    <Section {...frame}>
      <div className="envelope break-inside-avoid">
        <div className="grid grid-cols-1 gap-12 p-[clamp(0.5rem,4vw,3.5rem)]">
          <div className="grid items-start gap-6 sm:grid-cols-[minmax(0,1fr)_auto]">
            <SectionIntro id={frame.id} {...content} />
            <div className="ms-auto w-32 max-sm:order-first sm:w-44">
              <CityStamp motif="bell" />
            </div>
          </div>
          <ul className={`franking-marks ${countClass(content.items.length)}`}>
            {content.items.map(({ title, description }, index) => (
              <li key={title} className="sheet always-light bg-tint-white">
                <FrankingMark turn={((index * 17) % 40) - 20} />
                <EntryWords size="value" title={title} description={description} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
