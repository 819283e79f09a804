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

/** A message; one that is urgent opens the panel again that somebody has closed. */
interface Notice {
  name: string;
  isUrgent: boolean;
  count: number;
  body: ReactNode;
}

/**
 * What is said of the page, in a panel that lies over it and moves nothing: why it is not saved, and what is to be put
 * right. It scrolls in itself, and is closed by a button, which leaves the number of messages.
 */
export function Notices(props: NoticesProps) {
  const [closed, setClosed] = useState<readonly string[]>();
  const notices = listNotices(props);
  const urgent = notices.filter((one) => one.isUrgent).map(({ name }) => name);
  const isOpen = closed === undefined || urgent.some((name) => !closed.includes(name));
  const count = notices.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return null;
  return (
    <section className="notices" aria-label="Messages">
      <div className="notices-head">
        <strong>{count === 1 ? '1 message' : `${count} messages`}</strong>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setClosed(isOpen ? urgent : undefined)}
        >
          {isOpen ? 'Close' : 'Show'}
        </button>
      </div>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too
        <div className="notices-list" tabIndex={0}>
          {notices.map(({ name, body }) => (
            <div key={name}>{body}</div>
          ))}
        </div>
      )}
    </section>
  );
}

const say = (words: ReactNode, role: 'status' | 'alert') => (
  <p className="problem" role={role}>
    {words}
  </p>
);

function listNotices(props: NoticesProps): Notice[] {
  const { isFound, isKept, news, broken, isShown, refused, own, others, more = [], onLead } = props;
  const urgent = (name: string, body: ReactNode, count = 1): Notice => {
    return { name, isUrgent: true, count, body };
  };
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
    ...(news
      ? [
          urgent(
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
          urgent(
            `refused ${refused.join()}`,
            <>
              {say('Not saved: this is to be put right first', 'status')}
              {list(stops)}
            </>,
            stops.length,
          ),
        ]
      : []),
    ...(isKept ? [] : [urgent('kept', say(keptWords, 'alert'))]),
    ...more.map(({ words, field, href }) => urgent(words, say(lead(words, field, href), 'status'))),
    ...(isFound ? [urgent('found', say(foundWords, 'status'))] : []),
    ...(broken.length > 0 ? [urgent(brokenWords, say(brokenWords, 'alert'))] : []),
    ...(left.length > 0
      ? [
          {
            ...{ name: 'mistakes', isUrgent: false, count: left.length },
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
