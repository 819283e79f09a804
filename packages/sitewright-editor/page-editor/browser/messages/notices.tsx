import { type ReactNode, useEffect, useState } from 'react';
import type { EditedNotices } from '../../../backend/browser/use-edited.ts';
import { liesOverPages } from '../../../browser/free-caret.ts';
import { type Lead, LeadLink, ProblemList, Said } from '../../../browser/problem-list.tsx';
import { useSettled } from '../../../browser/use-settled.ts';
import type { PlacedProblem } from '../../../saving/place-problems.ts';
import { msg, t } from '../../../words/words.ts';
import { groupLeft } from './group-left.ts';
import { type Note, sayBehind } from './say-problem.ts';

interface NoticesProps extends EditedNotices {
  /** What else is to be said, such as why nothing is published. */
  more: readonly Note[];
  /** Whether nothing is spoken that is needed: nobody has left it out yet. */
  isQuiet?: boolean;
  onLead: Lead;
}

/** Something that is said, and by what each message in it is known: one that is new opens the panel again. */
interface Notice {
  /** What it stays the same by, with other messages in it; the first name where there is none. */
  key?: string;
  names: readonly string[];
  /** The line in which its messages are folded until somebody asks for them. */
  folded?: string;
  body: ReactNode;
}

/** What ends a press. */
const ends = ['click', 'pointercancel', 'dragend'] as const;

/** What is said of the page, and its first mistake spoken to those who do not see the panel. */
export const Notices = (props: NoticesProps) => (
  <>
    <FirstMistake {...props} {...(props.isQuiet && { own: [] })} />
    <p className="unseen" role="status">
      <Step {...props.step} />
    </p>
    <Panel {...props} />
  </>
);

/** A word of each step, also where it is the same once more. */
const Step = ({ by, count }: NoticesProps['step']) =>
  by !== 0 && <span key={count}>{by < 0 ? t('Undone') : t('Redone')}</span>;

/** Each is spoken once as long as it is there, when it is the first: what it says may be another with each key. */
function FirstMistake(props: NoticesProps) {
  const [spoken, setSpoken] = useState<readonly PlacedProblem[]>([]);
  const [said, setSaid] = useState<PlacedProblem>();
  const left = groupLeft(props).filter(({ isFolded }) => !isFolded);
  const all = [...props.refused, ...left.flatMap(({ problems }) => problems)];
  const isIn = (some: readonly PlacedProblem[], one: PlacedProblem) =>
    some.some((other) => nameOf(other) === nameOf(one));
  const still = spoken.filter((one) => isIn(all, one));
  const unspoken = all.slice(0, 1).filter((one) => !isIn(still, one));
  if (still.length < spoken.length || unspoken.length > 0) {
    setSpoken([...still, ...unspoken]);
    setSaid(unspoken[0] ?? (said && isIn(still, said) ? said : undefined));
  }
  return (
    <p className="unseen" role="status">
      {said && <Said problem={said} />}
    </p>
  );
}

/**
 * What is said of the page, in a panel that lies over it and moves nothing: why it is not saved, and what is to be put
 * right: here first, then in its other languages; folded what is to be done elsewhere, and what keeps nothing from being
 * built. It scrolls in itself, and is closed by a button, which leaves the number of messages until there is a new one.
 */
function Panel(props: NoticesProps) {
  const [closed, setClosed] = useState<readonly string[]>();
  const [held, setHeld] = useState<readonly Notice[]>();
  const now = listNotices(props);
  // Nothing moves between a press on a message and the click that it becomes.
  const notices = held ?? now;
  useEffect(() => {
    const release = () => setHeld(undefined);
    for (const name of ends) addEventListener(name, release);
    return () => {
      for (const name of ends) removeEventListener(name, release);
    };
  }, []);
  const names = notices.flatMap((one) => one.names);
  // What was put right and is wrong again is new.
  const known = closed?.filter((name) => names.includes(name));
  if (known && known.length !== closed?.length) setClosed(known);
  const isOpen = !known || names.some((name) => !known.includes(name));
  // What is folded is one line.
  const counts = notices.map(({ folded, names }) => (folded ? 1 : names.length));
  const count = counts.reduce((sum, one) => sum + one, 0);
  if (count === 0) return null;
  return (
    <section
      className="notices"
      aria-label={t('Messages')}
      ref={liesOverPages}
      onPointerDown={() => setHeld(now)}
    >
      <div className="notices-head">
        <Count
          {...{ count }}
          alone={count === 1 ? notices[0]?.folded : undefined}
          isSpoken={!props.isQuiet || props.refused.length > 0}
        />
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setClosed(isOpen ? names : undefined)}
        >
          {isOpen ? t('Close') : t('Show')}
        </button>
      </div>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would have its name in its edge
        <div className="notices-list" role="group" aria-label={t('What they say')} tabIndex={0}>
          {notices.map(({ names: [name], key = name, body }) => (
            <div key={key}>{body}</div>
          ))}
        </div>
      )}
    </section>
  );
}

interface CountProps {
  count: number;
  /** The line that is all there is, which nothing else speaks. */
  alone: string | undefined;
  isSpoken: boolean;
}

/** How many messages there are; spoken once no more come: what is spoken is not made longer by each. */
function Count({ count, alone, isSpoken }: CountProps) {
  const words = count === 1 ? t('1 message') : t('{count} messages', { count });
  const settled = useSettled(alone ? `${words}: ${alone}` : words);
  return (
    <>
      <strong aria-hidden>{words}</strong>
      <span className="unseen" role={isSpoken ? 'status' : undefined}>
        {settled}
      </span>
    </>
  );
}

/** A mistake is the same one while its field says something else that is wrong. */
const nameOf = (one: PlacedProblem) => `${one.file}, ${one.field || one.message}`;

const foundWords = msg(
  'What you had not saved the last time is in the page again. Save it, or take it back with Ctrl+Z.',
);
const keptWords = msg(
  'The browser has no room for what you have not saved: save it before you close this tab.',
);

function listNotices(props: NoticesProps): Notice[] {
  const { isFound, isKept, news, onChoice, broken, isShown, refused, own, others } = props;
  const { file, behind, failures, more, isQuiet = false, onLead } = props;
  const notice = (
    names: readonly string[],
    words: ReactNode,
    role?: 'status' | 'alert',
    rest?: ReactNode,
    isWrong = true,
  ): Notice => {
    const body = (
      <>
        <p className={isWrong ? 'problem' : 'said'} role={role}>
          {words}
        </p>
        {rest}
      </>
    );
    return { names, body };
  };
  const list = (problems: readonly PlacedProblem[]) => <ProblemList {...{ problems, onLead }} />;
  const fold = (key: string, words: string, problems: readonly PlacedProblem[]): Notice => ({
    ...{ key, folded: words, names: problems.map((one) => `${key} ${nameOf(one)}`) },
    body: (
      <details>
        <summary>{words}</summary>
        {list(problems)}
      </details>
    ),
  });
  const left = groupLeft({ file, own, others, refused }).map(({ words, problems, isFolded }) => {
    const said = `${t(words)}: ${problems.length}`;
    if (isFolded) return fold(words, said, problems);
    return notice(problems.map(nameOf), said, undefined, list(problems), !isQuiet);
  });
  const brokenWords = `${
    isShown
      ? t('The page is shown without what is wrong elsewhere.')
      : t('The page is shown again once this is put right elsewhere.')
  } ${t('What you change is kept, and can be saved.')}`;
  const changes = news && (
    <>
      <ul className="choices">
        {news.choices.map((one) => (
          <li key={one.words}>
            {one.words}{' '}
            <button type="button" onClick={() => onChoice(one)}>
              {one.act}
            </button>
          </li>
        ))}
      </ul>
      {news.changes.length > 0 && <p>{t('What they changed is here too now:')}</p>}
      <ul>
        {news.changes.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p>{t('Look at it, and save again.')}</p>
    </>
  );
  const newsWords = t('Not saved: somebody else has changed this meanwhile');
  const refusedWords = t('Not saved: this is to be put right first');
  const refusedNames = refused.map((one) => `refused ${nameOf(one)}`);
  const notes = more.map(({ words, field, href, act }) => {
    const lead = field ? () => onLead(field) : undefined;
    const button = act && (
      <p>
        <button type="button" onClick={act.run}>
          {act.label}
        </button>
      </p>
    );
    return notice([words], <LeadLink {...{ words, href, lead }} />, 'status', button, false);
  });
  return [
    ...failures.map((words) => notice([words], words, 'alert')),
    news &&
      notice(
        [`news ${[...news.changes, ...news.choices.map((one) => one.words)].join()}`],
        newsWords,
        'status',
        changes,
      ),
    refused.length > 0 && notice(refusedNames, refusedWords, 'status', list(refused)),
    !isKept && notice(['kept'], t(keptWords), 'alert'),
    broken.length > 0 && {
      ...notice(
        broken.map((one) => `broken ${nameOf(one)}`),
        brokenWords,
        'alert',
        list(broken),
      ),
      key: 'broken',
    },
    isFound && notice(['found'], t(foundWords), 'status', undefined, false),
    ...left,
    ...notes,
    behind.length > 0 && fold('behind', sayBehind(behind.length), behind),
  ].filter((one) => one !== undefined && one !== false);
}
