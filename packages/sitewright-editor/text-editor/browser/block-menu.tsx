import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { foldText } from 'sitewright/texts';
import { spokenLanguage, t } from '../../words/words.ts';
import { textSchema } from '../text-schema.ts';
import { act, type BlockKind, blockKinds } from './text-blocks.ts';
import { findLayer } from './text-frame.tsx';

/** What is typed behind a `/` at the beginning of a paragraph; undefined where there is none. */
export function readQuery({ selection: { $from, empty } }: EditorState): string | undefined {
  const { parent } = $from;
  if (!empty || parent.type !== textSchema.nodes.paragraph) return undefined;
  if ($from.parentOffset !== parent.content.size) return undefined;
  return /^\/([\p{L} ]*)$/u.exec(parent.textContent)?.[1];
}

interface BlockMenuProps {
  view: EditorView;
  query: string;
  /** Gets what takes the keys while the menu is open. */
  onKeys: (take: ((key: string) => boolean) | undefined) => void;
  onClose: () => void;
  onNotice: (notice: string) => void;
}

/** In pixels, as `text-frame.tsx` has it at most. */
const menuHeight = 288;

/** What can stand at the caret, found by what is typed behind a `/`. */
export function BlockMenu({ view, query, onKeys, onClose, onNotice }: BlockMenuProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const sought = foldText(query.trim());
  const found = blockKinds.filter(({ label, words }) =>
    foldText(`${t(label)} ${t(words)} ${label} ${words}`).includes(sought),
  );
  const at = Math.min(chosen, found.length - 1);
  const choose = (kind: BlockKind | undefined) => {
    onClose();
    if (!kind) return;
    const { $from } = view.state.selection;
    view.dispatch(view.state.tr.delete($from.start(), $from.end()));
    onNotice(act(view, kind));
  };
  const take = (key: string): boolean => {
    if (key === 'ArrowDown') setChosen((at + 1) % found.length);
    else if (key === 'ArrowUp') setChosen((at - 1 + found.length) % found.length);
    else if (key === 'Enter' || key === 'Tab') choose(found[at]);
    else if (key === 'Escape') onClose();
    else return false;
    return true;
  };
  useEffect(() => {
    if (found.length > 0) onKeys(take);
    view.dom.setAttribute('aria-controls', id);
    view.dom.setAttribute('aria-activedescendant', `${id}-${at}`);
    return () => {
      onKeys(undefined);
      for (const name of ['controls', 'activedescendant']) view.dom.removeAttribute(`aria-${name}`);
    };
  });
  if (found.length === 0) return null;
  const page = view.dom.ownerDocument;
  const { left, right, top, bottom } = view.coordsAtPos(view.state.selection.from);
  const { scrollX = 0, scrollY = 0, innerWidth = 0, innerHeight = 0 } = page.defaultView ?? {};
  const isRight = view.dom.matches('[dir=rtl] *');
  // Where there is no room below the line, it stands above.
  const isAbove = bottom + menuHeight > innerHeight && top > menuHeight;
  const height = isAbove
    ? { bottom: page.documentElement.clientHeight - top - scrollY + 4 }
    : { top: bottom + scrollY + 4 };
  const place = isRight
    ? { ...height, right: innerWidth - right - scrollX }
    : { ...height, left: left + scrollX };
  return createPortal(
    <div
      data-block-menu=""
      dir="ltr"
      lang={spokenLanguage()}
      role="listbox"
      aria-label={t('What stands here')}
      id={id}
      style={place}
    >
      {found.map((kind, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus, and leads to the entry
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above
        <div
          key={kind.label}
          role="option"
          id={`${id}-${index}`}
          aria-selected={index === at}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(kind)}
        >
          {t(kind.label)}
        </div>
      ))}
    </div>,
    findLayer(page),
  );
}
