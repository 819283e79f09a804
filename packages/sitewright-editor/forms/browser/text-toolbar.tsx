import { createContext, useRef, useState } from 'react';
import { takeKeys } from '../../browser/keys.ts';
import type { Target } from '../../page-editor/link-targets.ts';
import type { Mark } from '../../rich-text/runs.ts';
import { msg, t } from '../../words/words.ts';
import { findTarget } from './find-target.ts';
import { TargetInput } from './target-input.tsx';

/** A text that is being written, where it may have marks. */
export interface Writing {
  /** Whether it may have any. */
  isRich: boolean;
  /** Whether the words at the caret are marked so. */
  strong: boolean;
  emphasis: boolean;
  /** Where they lead; empty where they do not. */
  link: string;
  /** Whether an address is asked for. */
  isPicking: boolean;
  /** What is to be said of the last change. */
  notice: string;
  toggle(mark: Mark): void;
  /** Has the field for an address gone before the focus is back in the words. */
  pick(isPicking: boolean): void;
  /** @param address none takes the link away */
  setLink(address: string, label?: string): void;
  /** The focus is elsewhere. */
  leave(): void;
}

/** What is being written on the page itself. */
export const InPage = createContext<Writing | undefined>(undefined);

interface TextToolbarProps {
  writing: Writing;
  targets: readonly Target[];
  /** Whether it is a whole text, which has headings of its own, and may name pages as its language does. */
  isText?: boolean;
}

const marks: readonly [mark: Mark, label: string, key: string][] = [
  ['strong', msg('Bold'), 'B'],
  ['emphasis', msg('Emphasis'), 'I'],
];

/** What can be done with the words that are selected: bold, emphasis, a link. */
export function TextToolbar({ writing, targets, isText = false }: TextToolbarProps) {
  const { isRich, isPicking, link, notice } = writing;
  return (
    <div className="text-bar">
      {isRich && (
        <div className="bar" role="toolbar" aria-label={isText ? t('Text') : t('Words')}>
          {marks.map(([mark, label, key]) => (
            <button
              key={mark}
              type="button"
              aria-pressed={writing[mark]}
              aria-keyshortcuts={`Control+${key}`}
              title={`${t(label)}, Ctrl+${key}`}
              // The caret stays where it is.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => writing.toggle(mark)}
            >
              {t(label)}
            </button>
          ))}
          <button
            type="button"
            aria-expanded={isPicking}
            aria-keyshortcuts="Control+K"
            title={`${t('Link')}, Ctrl+K`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => writing.pick(!isPicking)}
          >
            {t('Link')}
          </button>
          {isPicking && <LinkPicker key={link} {...{ writing, targets, isText }} />}
        </div>
      )}
      <p className="said" role="status">
        {notice}
      </p>
    </div>
  );
}

function LinkPicker({ writing, targets, isText }: TextToolbarProps) {
  const { link, setLink, pick, leave } = writing;
  const [address, setAddress] = useState(link);
  const [problem, setProblem] = useState('');
  /** Whether it is typed and nothing is said of it yet: who goes on to something else, such as Save, means it. */
  const isTyped = useRef(false);
  const take = () => {
    isTyped.current = false;
    // The check says where such a one leads nowhere.
    if (isText && /^[/#]./.test(address)) return setLink(address);
    const found = findTarget(address, targets);
    if ('target' in found) setLink(found.target.to, found.target.label);
    else setProblem(found.problem);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the field inside
    <div
      className="bar"
      onKeyDown={takeKeys(({ key }) => {
        if (key === 'Escape') pick(false);
      })}
      onBlur={({ currentTarget, relatedTarget, target }) => {
        // Who is in another window comes back.
        if (currentTarget.contains(relatedTarget) || !document.hasFocus()) return;
        if (isTyped.current) {
          // Where that leads nowhere, it stays with what is said of it.
          target.focus();
          take();
        }
        // What is in the page has the focus in a window of its own, and says so itself.
        // Save says what is wrong with it for as long as it stands there.
        else if (relatedTarget && !(problem && relatedTarget.matches('.save'))) leave();
      }}
    >
      <TargetInput
        aria-label={t('Where the link leads')}
        autoFocus
        data-untaken={problem || undefined}
        {...{ targets, value: address }}
        onTyped={(typed) => {
          setAddress(typed);
          setProblem('');
          isTyped.current = true;
        }}
        onKeyDown={takeKeys((event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take();
        })}
      />
      <button type="button" disabled={!address} onClick={take}>
        {link ? t('Change the link') : t('Add the link')}
      </button>
      {link && (
        <button type="button" onClick={() => setLink('')}>
          {t('Remove the link')}
        </button>
      )}
      <p className="problem" role="status">
        {problem}
      </p>
    </div>
  );
}
