import { Heading } from '../components/heading.tsx';
import { Section } from '../components/section.tsx';
import type { About } from '../content/schemas/about.ts';
import { Drawing } from '../figures/drawing.tsx';

interface PurposeFormsProps {
  content: About['purpose'];
}

/** Mission and vision as two parts of one form: the original in ink, its copy in carbon blue. */
export function PurposeForms({ content }: PurposeFormsProps) {
  return (
    <Section id="purpose" tone="paper">
      <div className="grid gap-x-10 lg:grid-cols-12">
        <div className="mb-10 lg:col-span-4">
          <Heading level={2} size="title-2" id="purpose-title">
            {content.title}
          </Heading>
        </div>
        <div className="relative z-1 lg:col-span-8">
          <PurposeForm {...content.mission} part="original" />
        </div>
        <div className="-mt-3 lg:col-span-8 lg:-mt-8">
          <PurposeForm {...content.vision} part="copy" />
        </div>
      </div>
    </Section>
  );
}

interface PurposeFormProps {
  title: string;
  statement: string;
  part: 'original' | 'copy';
}

const papers = {
  original: 'bg-tint-white text-ink',
  copy: 'bg-tint-canary text-action',
};

function PurposeForm({ title, statement, part }: PurposeFormProps) {
  return (
    <article className={`sheet flex ${papers[part]}`}>
      <div className="my-2.5 ms-3 border-shade border-s-[.75rem] border-dotted" />
      <div className="ms-3 grow border-rule border-s-2 border-dashed p-6 sm:p-10">
        <div className="border-ink border-b-2 pb-3">
          <Heading level={3} size="title-3">
            {title}
          </Heading>
        </div>
        <p className="mt-6 text-balance font-heading text-title-2 tracking-tight">{statement}</p>
        <Drawing viewBox="0 0 120 30" className="mt-8 w-36 fill-none stroke-2 stroke-current">
          <path d="M8 20c6-16 12-16 9-2s4 0 8-6 6 4 8 4 4-8 8-7 0 8 6 5 6-6 12-3" />
          <path className="stroke-rule" d="M0 28h120" />
        </Drawing>
      </div>
    </article>
  );
}
