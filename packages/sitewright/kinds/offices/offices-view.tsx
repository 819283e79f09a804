import { Section } from '../../page/components/section.tsx';
import { Heading } from '../../page/components/words.tsx';
import { Picture } from '../../page/figures/picture.tsx';
import type { SectionProps } from '../../page/sections/define-section.ts';
import { OfficeAddress, OfficeLinks } from './office-parts.tsx';
import type { offices } from './offices.ts';

/** The offices as a directory beside its heading: each with its photograph, its address, and how to reach it. */
export default function Offices({ frame, content }: SectionProps<typeof offices>) {
  return (
    <Section {...frame} beside intro={content}>
      <ul className={content.items.length < 3 ? 'one-sheet' : undefined}>
        {content.items.map(({ photo, ...office }) => (
          <li key={office.city}>
            <article
              aria-label={office.city}
              className="grid break-inside-avoid gap-x-10 gap-y-6 border-rule border-t-2 pt-5 pb-8 sm:grid-cols-[3fr_4fr] print:grid-cols-3 print:py-2"
            >
              {photo && (
                <div className="col-span-full print:col-span-1">
                  <Picture picture={photo} className="aspect-[5/2] w-full object-cover" />
                </div>
              )}
              <div className="grid content-start gap-2">
                <Heading size="value">{office.city}</Heading>
                <OfficeAddress {...office} />
              </div>
              <OfficeLinks {...content} {...office} />
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
