import { EntryWords } from '../../components/entry-words.tsx';
import { Section } from '../../components/section.tsx';
import { SectionIntro } from '../../components/section-intro.tsx';
import { BrandMark } from '../../figures/brand-mark.tsx';
import { folderOfStory } from '../../figures/story-folders.ts';
import { Tick } from '../../figures/tick.tsx';
import { tintVariable } from '../../figures/tints.ts';
import type { SectionProps } from '../define-section.ts';
import type { points } from './points.ts';

/** The opened cover of the last folder, and the checklist inside it: every line is ticked and countermarked. */
export function Checklist({ frame, content, stories }: SectionProps<typeof points>) {
  const last = (stories?.items.length ?? 1) - 1;
  const { tint } = folderOfStory(last);
  return (
    <Section {...frame}>
      <div
        className={`card-stock card-front rounded-ee-[1.25rem] rounded-es-[1.25rem] border-2 [border-block-start-style:dashed] grid grid-cols-1 gap-10 px-[min(1.25rem,4vw)] pt-14 pb-14 shadow-[5px_5px_0_var(--color-shade)] sm:px-8 lg:grid-cols-12 lg:gap-x-14 lg:px-12 print:break-inside-avoid ${frame.joined ? '-mt-section print:mt-0' : ''} ${tintVariable(tint)}`}
      >
        <div className="lg:col-span-5">
          <SectionIntro id={frame.id} {...content} />
        </div>
        <ul className="sheet always-light bg-paper lg:col-span-7">
          {content.items.map(({ title, description }) => (
            <li
              key={title}
              className="flex gap-x-3 border-rule sm:gap-x-4 border-b-2 px-[min(1.25rem,4vw)] last:border-0"
            >
              <span className="py-5 text-title-3">
                <Tick />
              </span>
              <div className="grid min-w-0 grow grid-cols-1 content-start gap-1 break-words py-5">
                <EntryWords muted title={title} description={description} />
              </div>
              <span className="grid items-center max-xs:hidden border-rule border-s-2 ps-[min(1.25rem,4vw)] text-action">
                <span className="w-8">
                  <BrandMark />
                </span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
