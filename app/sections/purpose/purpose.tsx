import type { ReactNode } from 'react';
import { Section } from '../../components/section.tsx';
import { Heading } from '../../components/words.tsx';
import { BrandMark, Signature } from '../../figures/marks.tsx';
import type { SectionProps } from '../define-section.ts';
import type { purpose } from './purpose.ts';

/** Mission and vision as a carbon pair: the original in ink, and under its thin paper the copy in blue. */
export default function PurposeForms({ frame, content }: SectionProps<typeof purpose>) {
  return (
    <Section {...frame} intro={content}>
      <div className="carbon-pair">
        <PurposeForm {...content.mission} />
        <PurposeForm {...content.vision}>
          <BrandMark className="absolute end-(--offset) top-3.5 w-[min(4.25rem,25%)] lg:start-[calc(var(--covered)/2-1.125rem)] lg:end-auto lg:top-auto lg:bottom-7 lg:w-18 print:hidden" />
        </PurposeForm>
      </div>
    </Section>
  );
}

function PurposeForm({
  title,
  statement,
  children,
}: {
  title: string;
  statement: string;
  children?: ReactNode;
}) {
  return (
    <article aria-label={title} className="always-light">
      <div className="ms-(--feed) flex flex-1 flex-col gap-6 border-rule border-s-2 border-dashed px-[clamp(min(1.25rem,5vw),3vw,2.5rem)] py-8 print:gap-3 print:py-3">
        <div className="border-current border-b-2 pb-3">
          <Heading size="title-3">{title}</Heading>
        </div>
        <p className="text-balance font-heading text-value tracking-slight">{statement}</p>
        <div className="mt-auto w-fit max-w-full border-rule border-b-2">
          <Signature />
        </div>
      </div>
      {children}
    </article>
  );
}
