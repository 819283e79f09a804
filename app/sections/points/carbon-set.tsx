import { EntryWords } from '../../components/entry-words.tsx';
import { placeClass } from '../../components/places.ts';
import { Section } from '../../components/section.tsx';
import { SectionIntro } from '../../components/section-intro.tsx';
import { type Tint, tintAt, tintGround } from '../../figures/tints.ts';
import type { SectionProps } from '../define-section.ts';
import type { points } from './points.ts';

/** In the order of a carbonless form's sheets. */
const tints: readonly Tint[] = ['white', 'canary', 'pink', 'goldenrod'];

/** Points on the sheets of one carbonless form: what is written on the first comes through on all. */
export function CarbonSet({ frame, content }: SectionProps<typeof points>) {
  return (
    <Section {...frame}>
      <div className="grid grid-cols-1 gap-x-10 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionIntro id={frame.id} {...content} />
        </div>
        <ul className="carbon-set lg:col-span-7">
          {content.items.map(({ title, description }, index) => (
            <li
              key={title}
              className={`sheet ${placeClass(index)} ${tintGround(tintAt(tints, index))}`}
            >
              <EntryWords size="value" title={title} description={description} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
