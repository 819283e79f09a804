import { Notices } from '../../page-editor/browser/notices.tsx';
import { shownBy } from '../../page-editor/browser/pages.ts';
import type { FileDescription } from '../describe-file.ts';
import { askForAlt } from './ask-alt.ts';
import { editedBy, formOf } from './contents.ts';
import { FileForm } from './file-form.tsx';
import { bodyOf, splitBody } from './file-said.ts';
import { MarkdownText } from './markdown-text.tsx';
import { PagePreview } from './page-preview.tsx';
import { useFile } from './use-file.ts';

/** The form of a file, beside a page that shows it. */
export function FileEditor({ description }: { description: FileDescription }) {
  const { file, label, page } = description;
  const { said, schema, answer, edit, undo, ...state } = useFile(description);
  const { failure, isBusy, isChanged, form, round } = state;
  const { Status } = shownBy.pages;
  const problems = answer?.own ?? [];
  const mistakes = [
    ...problems.map((one) => `${one.field || `line ${one.line}`}: ${one.message}`),
    ...(answer?.others ?? []),
  ];
  return (
    <div className={page ? 'beside' : ''}>
      <main>
        <nav aria-label="Content" className="bar">
          <a href={editedBy.contents.address}>All content</a>
          <LanguageChoice {...description} />
        </nav>
        <h1>{label}</h1>
        <p className="hint">{file}</p>
        <div className="bar save">
          <button type="button" className="main" aria-disabled={isBusy} onClick={state.save}>
            {isBusy ? 'Saving …' : isChanged ? 'Save' : 'Saved'}
          </button>
          <button type="button" aria-disabled={!undo} onClick={undo}>
            Undo
          </button>
          {!state.isNew && file.endsWith('.md') && (
            <button type="button" onClick={state.remove}>
              Delete
            </button>
          )}
          {page && <a href={editedBy.contents.addressOf(page)}>Open the page</a>}
          {Status && <Status isChanged={isChanged} />}
        </div>
        {failure && (
          <p className="problem" role="alert">
            {failure}
          </p>
        )}
        <Notices
          {...{ isKept: state.isKept, news: state.news, mistakes }}
          isFound={state.isFound}
          broken={answer?.broken ?? []}
          isShown={answer?.isShown ?? true}
          refused={state.refused}
        />
        <FileForm
          key={form}
          {...{ description, schema, problems }}
          value={said.fields}
          onChange={(fields) => edit({ ...said, fields: askForAlt(said.fields, fields) })}
        />
        {said.body && (
          <MarkdownText
            key={`text ${form}`}
            text={bodyOf(said) ?? ''}
            description={description}
            onChange={(body) => edit({ ...said, body: splitBody(body) })}
          />
        )}
      </main>
      {page && <PagePreview {...{ page, round }} />}
    </div>
  );
}

function LanguageChoice({ file, languages }: Pick<FileDescription, 'file' | 'languages'>) {
  if (languages.length < 2) return null;
  return (
    <select
      aria-label="Language"
      value={file}
      onChange={({ target }) => location.assign(formOf(target.value))}
    >
      {languages.map(({ name, file: one, isThere }) => (
        <option key={one} value={one}>
          {isThere ? name : `${name}, not begun`}
        </option>
      ))}
    </select>
  );
}
