import { EntryWords } from '../../components/entry-words.tsx';
import { placeClass } from '../../components/places.ts';
import { Section } from '../../components/section.tsx';
import { SectionIntro } from '../../components/section-intro.tsx';
import { Drawing } from '../../figures/drawing.tsx';
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
              <div className="grid min-w-0 gap-2">
                <EntryWords size="value" title={title} description={description} />
              </div>
              <Drawing
                viewBox="0 0 80 8"
                className={`w-30 shrink-0 max-sm:hidden ${index === 0 ? 'fill-ink' : 'fill-action'}`}
                filled
              >
                <path d="M0 0h41v8H0zM48 0h11v8H48zM65 0h15v8H65z" />
              </Drawing>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
