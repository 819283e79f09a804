import type { ComponentProps } from 'react';
import { fieldAt } from 'sitewright/content';
import { Fields } from '../../forms/browser/field.tsx';
import { Form } from '../../forms/browser/form.tsx';
import type { Lead, OpenEntries } from '../../forms/browser/lead.ts';
import { labelOf, labelOfChoice } from '../../forms/labels.ts';
import { t } from '../../words/words.ts';
import type { PageDescription } from '../page-draft.ts';
import { SectionDrawing } from './section-drawing.tsx';
import { SectionActions } from './sections.tsx';
import type { EditedPage } from './use-edited-page.ts';

type Context = ComponentProps<typeof Form>['form'];

interface PageFormProps
  extends Required<Pick<Context, 'problems' | 'readings' | 'effects' | 'isShown'>> {
  page: PageDescription;
  edited: EditedPage;
  open: OpenEntries;
  lead: Lead;
  onClose: () => void;
}

/** The fields of the selected section, or of the page itself. */
export function PageForm({ page, edited, lead, onClose, ...context }: PageFormProps) {
  const { value, selected, select, set } = edited;
  const { inherited, language, targets } = page;
  const kind = page.kinds.find(({ name }) => name === selected?.kind);
  const drawings = Object.entries(kind?.looks ?? {}).map(([look, sample]) => {
    return [look, <SectionDrawing key={look} sample={sample} title={labelOfChoice(look)} />];
  });
  const form: Context = {
    ...{ ...context, said: value, inherited, targets, set, lead },
    section: selected?.key ?? '',
    isPanel: true,
    language: { lang: language.tag, dir: language.dir },
    paths: targets,
    samples: { name: 'look', drawings: Object.fromEntries(drawings) },
  };
  return (
    <section className="panel fields" aria-label={t('Fields')} tabIndex={-1}>
      <button type="button" className="show-page" onClick={onClose}>
        {t('Show the page')}
      </button>
      <h2>
        {selected ? (
          <>
            <button type="button" className="plain" onClick={() => select()}>
              {t('Page')}
            </button>{' '}
            › {labelOf(selected.kind)}
          </>
        ) : (
          t('Page')
        )}
      </h2>
      {selected && <SectionActions {...{ page, edited, selected }} />}
      <Form form={form}>
        {selected ? (
          <Fields
            key={selected.key}
            schema={kind?.schema ?? {}}
            value={fieldAt(value, [selected.key])}
            path={[selected.key]}
          />
        ) : (
          <Fields schema={page.schema} value={value} path={[]} />
        )}
      </Form>
    </section>
  );
}
