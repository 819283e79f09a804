import { type FormEvent, useEffect, useRef, useState } from 'react';
import { addressOf } from '../../backend/browser/addresses.ts';
import { inUse } from '../../backend/browser/backend.ts';
import type { Replaced } from '../../backend/operations.ts';
import { Alert } from '../../browser/alert.tsx';
import { useWriting } from '../../browser/use-writing.tsx';
import { goOnTo } from '../../forms/browser/lead.ts';
import { t } from '../../words/words.ts';
import type { Hit } from '../find-words.ts';

interface ReplaceWordsProps {
  words: string;
  /** Is called when something else is stored, and shows that. */
  onChanged: () => Promise<void>;
}

/** Each place at which words stand, and what may stand there in their place: at first where they are spelled alike. */
export function ReplaceWords({ words, onChanged }: ReplaceWordsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('Each place with “{words}”, to replace it', { words })}</summary>
      {isOpen && <Places key={words} {...{ words, onChanged }} />}
    </details>
  );
}

function Places({ words, onChanged }: ReplaceWordsProps) {
  const [hits, setHits] = useState<readonly Hit[]>();
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [by, setBy] = useState('');
  const [done, setDone] = useState<{ said: string; replaced?: Replaced }>();
  const [failure, setFailure] = useState('');
  const { isBusy, act, refusal } = useWriting(t('search again'));
  const result = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    let isLast = true;
    inUse.backend.find(words).then(
      (found) => isLast && setHits(found),
      ({ message }: Error) => isLast && setFailure(message),
    );
    return () => {
      isLast = false;
    };
  }, [words]);

  const showStored = async (pressed: Element | null, said: string, replaced?: Replaced) => {
    // All that is shown says the same at once.
    const [found] = await Promise.all([inUse.backend.find(words), onChanged()]);
    setHits(found);
    setDone({ said, ...(replaced && { replaced }) });
    // The button that had the focus has nothing to replace any more.
    goOnTo(result.current, pressed);
  };
  const isOther = ({ said }: Hit) => hasOtherCapitals(said, words);
  const others = hits?.filter(isOther).length ?? 0;
  const chosen = hits?.filter((one) => isOther(one) === changed.has(one.id)) ?? [];
  const replace = (event: FormEvent) => {
    event.preventDefault();
    const pressed = document.activeElement;
    const said =
      chosen.length === 1
        ? t('1 place says “{by}” now.', { by })
        : t('{count} places say “{by}” now.', { count: chosen.length, by });
    void act(
      () => inUse.backend.replace({ words, by, hits: chosen }),
      (replaced) => showStored(pressed, said, replaced),
    );
  };
  const undo = ({ saved = {}, before }: Replaced) => {
    const pressed = document.activeElement;
    const changes = Object.entries(before).map(([file, now]) => {
      return [file, { before: saved[file] ?? null, now }] as const;
    });
    void act(
      () => inUse.backend.write(Object.fromEntries(changes)),
      () => showStored(pressed, t('“{words}” stands there again.', { words })),
    );
  };
  const isTicked = (id: string) => chosen.some((one) => one.id === id);
  const tick = (id: string) => setChanged((all) => all.symmetricDifference(new Set([id])));

  return (
    <form onSubmit={replace} aria-busy={isBusy}>
      <p className="hint" role="status">
        {isBusy ? t('Saving …') : hits ? countPlaces(hits.length - others) : t('Searching …')}
        {others > 0 &&
          `; ${t('{places} with other capitals, not ticked', { places: countPlaces(others) })}`}
      </p>
      <div className="bar">
        <label>
          {t('Replace by')}{' '}
          <input dir="auto" value={by} onChange={({ target }) => setBy(target.value)} />
        </label>
        <button type="submit" disabled={chosen.length === 0 || isBusy}>
          {t('Replace {places}', { places: countPlaces(chosen.length) })}
        </button>
      </div>
      <p className="said" role="status" tabIndex={-1} ref={result}>
        {done?.said}{' '}
        {done?.replaced && (
          <button type="button" onClick={() => done.replaced && undo(done.replaced)}>
            {t('Undo')}
          </button>
        )}
      </p>
      {refusal}
      <Alert>{failure}</Alert>
      <ul className="places">
        {hits?.map(({ id, place, before, said, behind }) => (
          <li key={id}>
            <label dir="auto">
              <input type="checkbox" checked={isTicked(id)} onChange={() => tick(id)} />{' '}
              {cut(before, -1)}
              <mark>{said}</mark>
              {cut(behind, 1)}
            </label>
            <a href={addressOf(place)}>{place.at?.label}</a>
          </li>
        ))}
      </ul>
    </form>
  );
}

const withPlainSpaces = (text: string) => text.replaceAll(/\s+/g, ' ');

function hasOtherCapitals(found: string, sought: string): boolean {
  const [said, words] = [found, sought].map(withPlainSpaces) as [string, string];
  return !said.includes(words) && said.toLowerCase().includes(words.toLowerCase());
}

const countPlaces = (count: number) =>
  count === 1 ? t('1 place') : t('{count} places', { count });

const longest = 60;

/** As much of the line before words, or behind them, as tells where they stand. */
const cut = (text: string, side: -1 | 1) => {
  if (text.length <= longest) return text;
  return side < 0 ? `…${text.slice(-longest)}` : `${text.slice(0, longest)}…`;
};
