import { type ReactNode, useState } from 'react';
import { formatProblem, type Problem } from '../../../content/problem.ts';
import { type Note, sayProblem } from './say-problem.ts';

interface NoticesProps {
  /** Whether the page has what was not saved the last time. */
  isFound: boolean;
  /** Whether the browser keeps what is not saved. */
  isKept: boolean;
  /** What somebody else has changed in the file meanwhile. */
  news: string;
  /** What could not be done, each with what to do. */
  failures?: readonly string[];
  /** What somebody else has broken elsewhere, for which the page is not drawn as it is. */
  broken: readonly string[];
  /** Whether it is drawn in spite of that, with what was said there before. */
  isShown: boolean;
  /** The mistakes for which the page is not saved, a line each. */
  refused: readonly string[];
  /** What is wrong in the file. */
  own: readonly Problem[];
  /** What is wrong elsewhere, a line each. */
  others: readonly string[];
  /** What else is to be said, such as why nothing is published. */
  more?: readonly Note[];
  /** Leads to a field of the file. */
  onLead: (field: string) => void;
}

/** Something that is said, and by what each message in it is known: one that is new opens the panel again. */
interface Notice {
  names: readonly string[];
  body: ReactNode;
}

/**
 * What is said of the page, in a panel that lies over it and moves nothing: why it is not saved, and what is to be put
 * right. It scrolls in itself, and is closed by a button, which leaves the number of messages until there is a new one.
 */
export function Notices(props: NoticesProps) {
  const [closed, setClosed] = useState<readonly string[]>();
  const notices = listNotices(props);
  const names = notices.flatMap((one) => one.names);
  // What was put right and is wrong again is new.
  const known = closed?.filter((name) => names.includes(name));
  if (known && known.length !== closed?.length) setClosed(known);
  const isOpen = !known || names.some((name) => !known.includes(name));
  if (names.length === 0) return null;
  return (
    <section className="notices" aria-label="Messages">
      <div className="notices-head">
        <strong role="status">
          {names.length === 1 ? '1 message' : `${names.length} messages`}
        </strong>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setClosed(isOpen ? names : undefined)}
        >
          {isOpen ? 'Close' : 'Show'}
        </button>
      </div>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too
        <div className="notices-list" tabIndex={0}>
          {notices.map(({ names: [name], body }) => (
            <div key={name}>{body}</div>
          ))}
        </div>
      )}
    </section>
  );
}

/** A mistake is the same one while its field says something else that is wrong. */
const nameOf = (one: string | Problem) =>
  typeof one === 'string' ? one : `${one.file}, ${one.field || one.message}`;

const say = (words: ReactNode, role: 'status' | 'alert') => (
  <p className="problem" role={role}>
    {words}
  </p>
);

function listNotices(props: NoticesProps): Notice[] {
  const { isFound, isKept, news, broken, isShown, refused, own, others, onLead } = props;
  const { failures = [], more = [] } = props;
  const notice = (name: string, body: ReactNode): Notice => ({ names: [name], body });
  const lead = (words: string, field = '', href = '') => {
    if (href) return <a href={href}>{words}</a>;
    if (!field) return words;
    return (
      <button type="button" onClick={() => onLead(field)}>
        {words}
      </button>
    );
  };
  const list = (lines: readonly (string | Problem)[]) => (
    <ul>
      {lines.map((one) => {
        const words = typeof one === 'string' ? one : sayProblem(one);
        return <li key={words}>{typeof one === 'string' ? words : lead(words, one.field)}</li>;
      })}
    </ul>
  );
  const stops = refused.map((line) => own.find((one) => formatProblem(one) === line) ?? line);
  const left = [...own, ...others].filter((one) => !stops.includes(one));
  const foundWords =
    'What you had not saved the last time is in the page again. Save it, or take it back with Ctrl+Z.';
  const keptWords =
    'The browser has no room for what you have not saved: save it before you close this tab.';
  const brokenWords = `${
    isShown
      ? 'The page is shown without a mistake of another file: '
      : 'The page is shown again once another file is put right: '
  }${broken.join('; ')}. What you change is kept, and can be saved.`;
  return [
    ...failures.map((words) => notice(words, say(words, 'alert'))),
    ...(news
      ? [
          notice(
            `news ${news}`,
            <>
              {say('Not saved: somebody else has changed the file', 'status')}
              <p>Their change is in your page now. Look at it, and save again.</p>
              <pre>{news}</pre>
            </>,
          ),
        ]
      : []),
    ...(stops.length > 0
      ? [
          {
            names: stops.map((one) => `refused ${nameOf(one)}`),
            body: (
              <>
                {say('Not saved: this is to be put right first', 'status')}
                {list(stops)}
              </>
            ),
          },
        ]
      : []),
    ...(isKept ? [] : [notice('kept', say(keptWords, 'alert'))]),
    ...more.map(({ words, field, href }) => notice(words, say(lead(words, field, href), 'status'))),
    ...(isFound ? [notice('found', say(foundWords, 'status'))] : []),
    ...(broken.length > 0 ? [notice(brokenWords, say(brokenWords, 'alert'))] : []),
    ...(left.length > 0
      ? [
          {
            names: left.map(nameOf),
            body: (
              <>
                <p className="problem">To be put right: {left.length}</p>
                {list(left)}
              </>
            ),
          },
        ]
      : []),
  ];
}
