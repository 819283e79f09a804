import { type FormEvent, useEffect, useRef, useState } from 'react';
import { addressOf } from '../../backend/browser/addresses.ts';
import { inUse } from '../../backend/browser/backend.ts';
import type { Replaced } from '../../backend/operations.ts';
import { Alert } from '../../browser/alert.tsx';
import { ProblemList } from '../../browser/problem-list.tsx';
import { useWriting } from '../../browser/use-writing.tsx';
import { goOnTo } from '../../forms/browser/lead.ts';
import { sayBehind } from '../../page-editor/browser/messages/say-problem.ts';
import { t } from '../../words/words.ts';
import type { Hit } from '../find-words.ts';
import { withCapital } from '../with-capital.ts';

interface ReplaceWordsProps {
  /** None where nothing is searched. */
  words: string;
  /** Is called when something else is stored, and shows that. */
  onChanged: () => Promise<void>;
}

/** A replacement, as it is undone: this tab knows the last one, whatever is searched or opened after it. */
interface Replacement extends Replaced {
  words: string;
  said: string;
}

const lastName = 'last replacement';

function rememberLast(last: Replacement | undefined): void {
  sessionStorage.removeItem(lastName);
  try {
    // Who comes back may have translated what other languages say.
    if (last) sessionStorage.setItem(lastName, JSON.stringify({ ...last, behind: [] }));
  } catch {
    // Where there is no room for it, it is undone until one leaves the list.
  }
}

const readLast = (): Replacement | undefined =>
  JSON.parse(sessionStorage.getItem(lastName) ?? 'null') ?? undefined;

/** Each place at which words stand, and what may stand there in their place, with what was replaced last. */
export function ReplaceWords({ words, onChanged }: ReplaceWordsProps) {
  const [last, setLast] = useState(readLast);
  const [said, setSaid] = useState(last?.said);
  const [count, setCount] = useState(0);
  const { isBusy, act, refusal } = useWriting(t('search again'));
  const result = useRef<HTMLParagraphElement>(null);
  const showStored = async (pressed: Element | null, now: string, replacement?: Replacement) => {
    rememberLast(replacement);
    await onChanged();
    setCount(count + 1);
    // The button goes once the focus can leave it.
    setLast(replacement);
    setSaid(now);
    // The button that had the focus has nothing to replace any more.
    goOnTo(result.current, pressed);
  };
  const undo = ({ words: former, saved = {}, before }: Replacement) => {
    const changes = Object.entries(before).map(([file, now]) => {
      return [file, { before: saved[file] ?? null, now }] as const;
    });
    const write = async () => {
      const written = await inUse.backend.write(Object.fromEntries(changes));
      if (Object.keys(written.changed).length === 0) return written;
      rememberLast(undefined);
      setLast(undefined);
      setSaid('');
      throw new Error(
        t(
          'What was replaced has been changed since: search for it, and replace it where it stands.',
        ),
      );
    };
    void act(write, (_, pressed) =>
      showStored(pressed, t('“{words}” stands there again.', { words: former })),
    );
  };
  return (
    <>
      <p className="said" role="status" tabIndex={-1} ref={result} aria-busy={isBusy}>
        {said}{' '}
        {last && (
          <button type="button" onClick={() => undo(last)}>
            {t('Undo')}
          </button>
        )}
      </p>
      {refusal}
      {last && last.behind.length > 0 && (
        <details>
          <summary>{sayBehind(last.behind.length)}</summary>
          <ProblemList problems={last.behind} />
        </details>
      )}
      {words && <PlacesToOpen {...{ words, count, showStored }} />}
    </>
  );
}

interface PlacesProps {
  words: string;
  /** How often something was stored: after each they are searched anew. */
  count: number;
  showStored: (pressed: Element | null, said: string, replacement: Replacement) => Promise<void>;
}

function PlacesToOpen(props: PlacesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { words } = props;
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('Each place with “{words}”, to replace it', { words })}</summary>
      {isOpen && <Places key={words} {...props} />}
    </details>
  );
}

/** The places, of which those are ticked at first where the words are spelled alike. */
function Places({ words, count, showStored }: PlacesProps) {
  const [hits, setHits] = useState<readonly Hit[]>();
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [by, setBy] = useState('');
  const [failure, setFailure] = useState('');
  const { isBusy, act, refusal } = useWriting(t('search again'));

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored may have the words elsewhere
  useEffect(() => {
    let isLast = true;
    setHits(undefined);
    inUse.backend.find(words).then(
      (found) => isLast && setHits(found),
      ({ message }: Error) => isLast && setFailure(message),
    );
    return () => {
      isLast = false;
    };
  }, [words, count]);

  const isOther = ({ said }: Hit) => hasOtherCapitals(said, words);
  const others = hits?.filter(isOther).length ?? 0;
  const chosen = hits?.filter((one) => isOther(one) === changed.has(one.id)) ?? [];
  const replace = (event: FormEvent) => {
    event.preventDefault();
    const said =
      chosen.length === 1
        ? t('1 place says “{by}” now.', { by })
        : t('{count} places say “{by}” now.', { count: chosen.length, by });
    void act(
      () => inUse.backend.replace({ words, by, hits: chosen }),
      (replaced, pressed) => showStored(pressed, said, { ...replaced, words, said }),
    );
  };
  // What was replaced everywhere is no failure.
  if (hits?.length === 0) return null;
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
      {refusal}
      <Alert>{failure}</Alert>
      <ul className="places">
        {hits?.map(({ id, place, before, said, behind, language }) => {
          const now = withCapital(by, said, words, language);
          return (
            <li key={id}>
              <label dir="auto">
                <input type="checkbox" checked={isTicked(id)} onChange={() => tick(id)} />{' '}
                {cut(before, -1)}
                <mark>{said}</mark>
                {now !== by && <ins> → {now}</ins>}
                {cut(behind, 1)}
              </label>
              <a href={addressOf(place)}>{place.at?.label}</a>
            </li>
          );
        })}
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
