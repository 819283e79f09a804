import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addressOf, addressOfWords, editorOf } from '../../backend/browser/addresses.ts';
import { inUse } from '../../backend/browser/backend.ts';
import { Alert } from '../../browser/alert.tsx';
import { useWriting } from '../../browser/use-writing.tsx';
import { goOnTo } from '../../forms/browser/lead.ts';
import { langOf, t } from '../../words/words.ts';
import type { Change, ChangedFile, ChangeList } from '../list-changes.ts';

interface ChangesProps {
  /** How often something was published in this window: after each it is compared anew. */
  publications: number;
  onChanged: () => void;
}

/** What the site says otherwise than visitors get it, to look at and to take back, and who publishes it. */
export function Changes({ publications, onChanged }: ChangesProps) {
  const [list, setList] = useState<ChangeList>();
  const [failure, setFailure] = useState('');
  const [undone, setUndone] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const { isBusy, act, refusal } = useWriting(t('look again'));
  const look = () =>
    inUse.backend.changes().then(
      (next) => flushSync(() => setList(next)),
      (error: Error) => setFailure(error.message),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what nobody has opened is compared once it is opened
  useEffect(() => {
    if (list) look();
  }, [publications]);
  const listItems = () => [...(box.current?.querySelectorAll('li') ?? [])];
  const undo = ({ file, at }: ChangedFile, change: Change, button: HTMLElement) => {
    const index = listItems().findIndex((one) => one.contains(button));
    const work = () => inUse.backend.undo({ file, change });
    void act(work, async (_, pressed) => {
      setUndone(t('This change is undone: {change}', { change: `${at.label}, ${t(change.name)}` }));
      await look();
      const left = listItems();
      // From the next change Tab leads to its button, and Enter undoes nothing yet.
      goOnTo(left[index] ?? left.at(-1) ?? result.current, pressed);
      onChanged();
    });
  };
  return (
    <details className="changes" onToggle={({ currentTarget }) => currentTarget.open && look()}>
      <summary>{t('What has changed, and who publishes it')}</summary>
      <div aria-busy={isBusy} ref={box}>
        <p className="hint" role="status">
          {isBusy ? t('Saving …') : list ? sayCount(list) : !failure && t('Comparing …')}
        </p>
        {list && (list.files.length > 0 || list.since === undefined) && (
          <Notes notes={list.notes} />
        )}
        <p className="said" role="status" tabIndex={-1} ref={result}>
          {undone}
        </p>
        {refusal}
        <Alert>{failure}</Alert>
        {list?.files.map((one) => (
          <section key={one.file} aria-label={one.at.label}>
            <h2>
              {one.at.editable && one.changes[0]?.name !== 'It is gone' ? (
                <a href={editorOf(one.at.editable)}>{one.at.label}</a>
              ) : (
                one.at.label
              )}
            </h2>
            <ul>
              {one.changes.map((change, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two entries of the same words may be gone
                <li key={index} tabIndex={-1}>
                  <ChangeWords {...change} href={placeOf(one, change)} />
                  {one.isText && !change.isRename && (
                    <button
                      type="button"
                      aria-label={`${t('Undo')}: ${one.at.label}, ${t(change.name)}`}
                      aria-disabled={isBusy}
                      onClick={({ currentTarget }) => undo(one, change, currentTarget)}
                    >
                      {t('Undo')}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
}

const Notes = ({ notes }: Pick<ChangeList, 'notes'>) =>
  notes.map((words) => (
    <p key={words} lang={langOf(words)}>
      {t(words)}
    </p>
  ));

function sayCount({ files, since }: ChangeList): string {
  if (since === undefined) return '';
  const count = files.reduce((sum, { changes }) => sum + changes.length, 0);
  if (count === 0) return t('Nothing has changed {since}.', { since });
  return count === 1
    ? t('1 change {since}', { since })
    : t('{count} changes {since}', { count, since });
}

/** The address of the field that says something else; undefined where nothing is left of it, or nobody edits it here. */
function placeOf({ at }: ChangedFile, { field, isParagraph, after }: Change): string | undefined {
  if (!at.editable || !field) return undefined;
  if (!isParagraph) return addressOf({ at, field });
  const [line = ''] = after.split('\n');
  return line ? addressOfWords(at.editable, line) : undefined;
}

/** A field with what it said and says. */
function ChangeWords({ name, before, after, lines, href }: Change & { href: string | undefined }) {
  const words = <strong>{t(name)}</strong>;
  return (
    <div className="change">
      {href ? <a href={href}>{words}</a> : words}
      {before && (
        <p>
          <span className="hint">{t('Before:')}</span> <del>{before}</del>
        </p>
      )}
      {after && (
        <p>
          <span className="hint">{t('Now:')}</span> <ins>{after}</ins>
        </p>
      )}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
