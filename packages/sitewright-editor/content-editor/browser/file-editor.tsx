import { useEffect, useRef, useState } from 'react';
import type { FieldPath } from 'sitewright/content';
import { formOf, readSought } from '../../backend/browser/addresses.ts';
import { inUse } from '../../backend/browser/backend.ts';
import { SaveButton } from '../../browser/save-button.tsx';
import { Select } from '../../browser/select.tsx';
import { Fields } from '../../forms/browser/field.tsx';
import { Form } from '../../forms/browser/form.tsx';
import {
  type Caret,
  focusField,
  isUnsaid,
  useArrival,
  useOpenEntries,
} from '../../forms/browser/lead.ts';
import { withoutChanged } from '../../forms/filled.ts';
import { findSaid, hasWords } from '../../forms/find-said.ts';
import { readPath } from '../../forms/schema.ts';
import { nameSaved } from '../../page-editor/begin-translation.ts';
import { Notices } from '../../page-editor/browser/messages/notices.tsx';
import {
  type Note,
  sayDraft,
  sayDrawn,
  sayStale,
  sayUpdated,
} from '../../page-editor/browser/messages/say-problem.ts';
import { Uploads } from '../../pictures/use-uploads.ts';
import { findStaleTexts } from '../../saving/stale-texts.ts';
import { TextEditing, type TextLines } from '../../text-editor/browser/text-editing.tsx';
import { t } from '../../words/words.ts';
import type { FileDescription } from '../describe-file.ts';
import { PagePreview } from './page-preview.tsx';
import { bodyOf, useFile } from './use-file.ts';

/** The form of a file, beside a page that shows it. */
export function FileEditor({ description: opened }: { description: FileDescription }) {
  const [description, setDescription] = useState(opened);
  const { file, label, page } = description;
  const state = useFile(description, (field) => lead(field), setDescription);
  const { said, answer, isSaving, isChanged, problems } = state;
  const { step, history, readings } = state;
  const open = useOpenEntries();
  const [isLeftOut, setIsLeftOut] = useState(false);
  const lines = useRef<TextLines>(null);
  const { title } = said.fields as { title?: unknown };
  // A new post has a title before it has a file.
  const heading = said.body && title ? String(title) : label;
  const { Status, address, addressOf } = inUse.backend;
  const [status, setStatus] = useState<readonly Note[]>([]);
  const leadToField = (path: FieldPath, caret?: Caret) =>
    focusField('', path, () => open.openTo(path), caret);
  /** Puts the cursor into a field, or into a line of the text: its number stands for it. */
  const lead = (field: string, textLine = /^\d+$/.test(field) ? Number(field) : undefined) => {
    if (textLine === undefined) leadToField(readPath(field));
    else lines.current?.focusLine(textLine);
  };
  useEffect(() => {
    document.title = heading;
  }, [heading]);
  useArrival(true, (anchor) => {
    const words = readSought(anchor);
    if (words === undefined) return lead(anchor);
    const field = findSaid(said.fields, words);
    const line =
      bodyOf(said)
        ?.split('\n')
        .findIndex((one) => hasWords(one, words)) ?? -1;
    if (field || line < 0) leadToField(field ?? []);
    else lines.current?.focusLine(line + 1, words);
  });
  const { language, inherited, targets, paths } = description;
  const effects =
    state.effects ?? withoutChanged(description.effects, state.first.fields, said.fields);
  const form = {
    ...{ problems, open, inherited, targets, paths, readings, effects, set: state.set },
    ...{ section: '', isPanel: false, isNew: state.isNew, lead: leadToField },
    said: said.fields,
    language: { lang: language.tag, dir: language.dir },
  };
  // A new text or post has no page, and its address is not found, while something in it is missing.
  const lacksPage = state.isNew && said.body !== undefined && answer?.own.length !== 0;
  return (
    <div className={page ? 'with-preview' : ''}>
      <header className="bar head">
        <SaveButton {...{ isSaving, isChanged }} onSave={state.save} />
        <button type="button" aria-disabled={history.past.length === 0} onClick={() => step(-1)}>
          {t('Undo')}
        </button>
        {!state.isNew && /\.md$|^announcement\.yaml$/.test(file) && (
          <button type="button" onClick={state.remove}>
            {t('Delete')}
          </button>
        )}
        {page && <a href={addressOf(page)}>{t('Open the page')}</a>}
        {Status && <Status isChanged={isChanged} onSaid={setStatus} />}
      </header>
      <Uploads value={state.setUploads}>
        <main onBlur={({ target }) => isUnsaid(target) && setIsLeftOut(true)}>
          <nav aria-label={t('Content')} className="bar">
            <a href={address}>{t('All content')}</a>
            <LanguageChoice file={file} languages={nameSaved(description.languages, state.state)} />
          </nav>
          <h1>{heading}</h1>
          <Notices
            {...state.notices}
            isQuiet={state.isNew && !isLeftOut}
            more={[
              ...status,
              ...sayDraft(said.fields, answer?.own),
              ...sayUpdated(state.first, said),
              ...state.elsewhere,
              ...findStaleTexts(state.first.fields, said.fields).map((one) =>
                sayStale(one, said.fields, description.schema),
              ),
            ]}
            onLead={lead}
          />
          <Form form={form}>
            <Fields schema={description.schema} value={said.fields} path={[]} />
          </Form>
        </main>
        {page && !said.body && (
          <PagePreview html={state.drawing} isShown={answer?.isShown ?? true} />
        )}
        {said.body && (
          <TextEditing
            {...{ written: state.written, description, lines }}
            text={bodyOf(said) ?? ''}
            html={lacksPage ? undefined : state.drawing}
            status={
              lacksPage
                ? t('The text looks as on its page once what is needed is filled in.')
                : sayDrawn(answer)
            }
            onChange={state.setBody}
            onStep={step}
          />
        )}
      </Uploads>
    </div>
  );
}

function LanguageChoice({ file, languages }: Pick<FileDescription, 'file' | 'languages'>) {
  if (languages.length < 2) return null;
  return (
    <Select
      label={t('Language')}
      value={file}
      options={languages.map((one) => [one.file, one.name])}
      onChoose={(one) => location.assign(formOf(one))}
    />
  );
}
