import { type Command, type EditorState, NodeSelection } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { useEffect } from 'react';
import { tones } from 'sitewright/texts';
import { TextToolbar, type Writing } from '../../forms/browser/text-toolbar.tsx';
import { labelOfChoice } from '../../forms/labels.ts';
import type { Target } from '../../page-editor/link-targets.ts';
import { PictureChoice } from '../../pictures/picture-choice.tsx';
import { t } from '../../words/words.ts';
import { textSchema } from '../text-schema.ts';
import {
  act,
  blockKinds,
  findAround,
  insertPicture,
  kindOf,
  setAround,
  tableActions,
} from './text-blocks.ts';

interface TextToolsProps {
  view: EditorView;
  state: EditorState;
  writing: Writing;
  targets: readonly Target[];
  pictures: readonly string[];
  onNotice: (notice: string) => void;
}

const { nodes } = textSchema;

/** What can be done where the caret is: what its block is, marks, a link, and what a table, code or a picture has. */
export function TextTools({ view, state, writing, targets, pictures, onNotice }: TextToolsProps) {
  const run = (label: string, command: Command) => onNotice(act(view, { label, run: command }));
  const listing = findAround(state, nodes.listing)?.node;
  const note = findAround(state, nodes.note)?.node;
  const hasMore = isInTable(state) || note || listing;
  const { selection } = state;
  const picture =
    selection instanceof NodeSelection && 'src' in selection.node.attrs ? selection : undefined;
  const at = picture?.from;
  // The form of a picture takes the room in which it was.
  useEffect(() => {
    if (at !== undefined) view.dispatch(view.state.tr.scrollIntoView());
  }, [view, at]);
  const setPicture = (attributes: object) => {
    if (!picture) return;
    const { from, node } = picture;
    const { tr } = view.state;
    tr.setNodeMarkup(from, null, { ...node.attrs, ...attributes });
    view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, from)));
  };
  return (
    <div className="text-tools">
      <div className="bar">
        <select
          aria-label={t('What this is')}
          value={kindOf(state)}
          onChange={({ target }) => {
            const kind = blockKinds.find(({ label }) => label === target.value);
            if (kind) onNotice(act(view, kind));
          }}
        >
          {blockKinds.map(({ label }) => (
            <option key={label} value={label}>
              {t(label)}
            </option>
          ))}
        </select>
        <button type="button" onClick={() => run('Picture', insertPicture(''))}>
          {t('Picture')}
        </button>
      </div>
      <TextToolbar {...{ writing, targets }} isText />
      {hasMore && (
        <div className="bar">
          {isInTable(state) &&
            tableActions.map(({ label, run: command }) => (
              <button key={label} type="button" onClick={() => run(label, command)}>
                {t(label)}
              </button>
            ))}
          {note && (
            <select
              aria-label={t('Tone of the note')}
              value={note.attrs.tone}
              onChange={({ target }) => run('Note', setAround(nodes.note, { tone: target.value }))}
            >
              {tones.map((tone) => (
                <option key={tone} value={tone}>
                  {labelOfChoice(tone)}
                </option>
              ))}
            </select>
          )}
          {listing && (
            <input
              aria-label={t('Language of the code')}
              placeholder={t('Language, such as ts')}
              value={listing.attrs.language ?? ''}
              onChange={({ target }) =>
                setAround(nodes.listing, { language: target.value || null })(state, view.dispatch)
              }
            />
          )}
        </div>
      )}
      {picture && (
        <fieldset className="text-picture-form">
          <legend>{t('Picture in the text')}</legend>
          <PictureChoice
            label={t('Picture')}
            names={pictures}
            value={picture.node.attrs.src}
            onChange={(src) => setPicture({ src })}
          />
          <label>
            {t('What the picture shows')}{' '}
            <input
              data-alt=""
              dir="auto"
              value={picture.node.attrs.alt}
              onChange={({ target }) => setPicture({ alt: target.value })}
            />
          </label>
          {!picture.node.isInline && (
            <label>
              {t('Caption')}{' '}
              <input
                dir="auto"
                value={picture.node.attrs.title ?? ''}
                onChange={({ target }) => setPicture({ title: target.value || null })}
              />
            </label>
          )}
        </fieldset>
      )}
    </div>
  );
}
