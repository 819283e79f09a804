import { Heading } from '../../components/heading.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { Section } from '../../components/section.tsx';
import type { SectionProps } from '../define-section.ts';
import type { points } from './points.ts';

/** The outlines of the stamps; neighbours differ. */
const outlines = [
  'rounded-control border-4 px-6 pt-3 pb-4 outline-2 outline-offset-3',
  'rounded-[50%] border-8 border-double px-12 pt-7 pb-8',
  'stamp-dater',
  'stamp-block bg-action px-8 pt-4 pb-5 text-on-action',
];

/** Points stamped on a desk's blotter, each with its description beneath. */
export function Stamps({ frame, content }: SectionProps<typeof points>) {
  // The last of an odd number has a row of its own.
  const lastSpan = content.items.length % 2 === 1 ? ' sm:last:col-span-full' : '';
  return (
    <Section {...frame} intro={content}>
      <div className="blotter">
        <ul className="grid gap-x-16 gap-y-14 sm:grid-cols-2 print:gap-y-4">
          {content.items.map(({ title, description }, index) => (
            <li
              key={title}
              className={`@container print:[container-type:normal] grid content-start gap-6 print:gap-2${lastSpan}`}
            >
              <div className="blotter-stamp">
                <div className={outlines[index % outlines.length]}>
                  <Heading size="value">{title}</Heading>
                </div>
              </div>
              <p className="text-lead text-pretty">
                <RichText content={description} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
