import { useId, useState } from 'react';
import type { Mark } from '../../rich-words/runs.ts';
import { findTarget, type Target } from './find-target.ts';

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
  pick(isPicking: boolean): void;
  /** @param address none takes the link away */
  setLink(address: string, label?: string): void;
  /** The focus is elsewhere. */
  leave(): void;
}

interface TextToolbarProps {
  writing: Writing;
  targets: readonly Target[];
}

const marks: readonly [mark: Mark, label: string, key: string][] = [
  ['strong', 'Bold', 'B'],
  ['emphasis', 'Emphasis', 'I'],
];

/** What can be done with the words that are selected: bold, emphasis, a link. */
export function TextToolbar({ writing, targets }: TextToolbarProps) {
  const { isRich, isPicking, link, notice } = writing;
  return (
    <div className="text-bar">
      {isRich && (
        <div className="bar" role="toolbar" aria-label="Words">
          {marks.map(([mark, label, key]) => (
            <button
              key={mark}
              type="button"
              aria-pressed={writing[mark]}
              aria-keyshortcuts={`Control+${key}`}
              title={`${label}, Ctrl+${key}`}
              // The caret stays where it is.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => writing.toggle(mark)}
            >
              {label}
            </button>
          ))}
          <button
            type="button"
            aria-expanded={isPicking}
            aria-keyshortcuts="Control+K"
            title="Link, Ctrl+K"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => writing.pick(!isPicking)}
          >
            Link
          </button>
          {isPicking && <LinkPicker key={link} {...{ writing, targets }} />}
        </div>
      )}
      <p className="problem" role="status">
        {notice}
      </p>
    </div>
  );
}

function LinkPicker({ writing, targets }: TextToolbarProps) {
  const { link, setLink, pick, leave } = writing;
  const [address, setAddress] = useState(link);
  const [wrong, setWrong] = useState('');
  const list = useId();
  const take = () => {
    const target = findTarget(address, targets);
    if (target) setLink(target.to, target.label);
    else setWrong(address);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the field inside
    <div
      className="bar"
      onKeyDown={(event) => {
        if (event.key === 'Escape') pick(false);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // What is in the page has the focus in a window of its own, and says so itself.
        if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
        leave();
      }}
    >
      <input
        aria-label="Where the link leads"
        placeholder="A page, a section, a file, or https://"
        // biome-ignore lint/a11y/noAutofocus: it is asked for
        autoFocus
        {...{ list, value: address }}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take();
        }}
      />
      <datalist id={list}>
        {targets.map(({ to, label }) => (
          <option key={to} value={to}>
            {label}
          </option>
        ))}
      </datalist>
      <button type="button" disabled={!address} onClick={take}>
        {link ? 'Change the link' : 'Add the link'}
      </button>
      {link && (
        <button type="button" onClick={() => setLink('')}>
          Remove the link
        </button>
      )}
      <p className="problem" role="status">
        {wrong && wrong === address
          ? `There is no page, section or file “${wrong}”, or more than one: choose from the list, or write https:// in front of another site.`
          : ''}
      </p>
    </div>
  );
}
