import { toggleMark } from 'prosemirror-commands';
import { Fragment, Slice } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type Ref, useContext, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FileDescription } from '../../content-editor/describe-file.ts';
import type { Writing } from '../../forms/browser/text-toolbar.tsx';
import { findLink, isMarked, linkWords } from '../../page-editor/browser/word-marks.ts';
import { uploadPicture } from '../../pictures/uploads.ts';
import { Uploads } from '../../pictures/use-uploads.ts';
import { readPastedText } from '../../rich-text/paste-words.ts';
import { textSchema } from '../text-schema.ts';
import { BlockMenu, readQuery } from './block-menu.tsx';
import { insertPicture } from './text-blocks.ts';
import { TextFrame } from './text-frame.tsx';
import { TextTools } from './text-tools.tsx';
import { createTextView, offsetOfLine, type TextView } from './text-view.ts';

const { nodes, marks } = textSchema;

/** Puts the caret into the block that a line of the text is of. */
export interface TextLines {
  focusLine(line: number): void;
}

interface TextEditingProps {
  text: string;
  /** Another number where the text is another than what was typed here. */
  written: number;
  description: Pick<FileDescription, 'language' | 'targets' | 'pictures'>;
  /** The page as it is drawn; none while it cannot be. */
  html: string | undefined;
  /** What is to be said of the page. */
  status: string;
  onChange: (text: string) => void;
  onStep: (by: -1 | 1) => void;
  lines: Ref<TextLines>;
}

/** A text on its page, where it is edited as it looks; its Markdown can be seen, and edited, instead. */
export function TextEditing(props: TextEditingProps) {
  const { text, written, description, html, status, lines } = props;
  const { language, targets, pictures } = description;
  const [place, setPlace] = useState<HTMLElement>();
  const [shown, setShown] = useState<{ view: EditorView; state: EditorState }>();
  const [isMarkdown, setIsMarkdown] = useState(false);
  const [isPicking, setIsPicking] = useState(false);
  const [closed, setClosed] = useState<string>();
  const [notice, setNotice] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const own = useRef<TextView>(null);
  const menuKeys = useRef<(key: string) => boolean>(undefined);
  const setUploads = useContext(Uploads);
  const now = useRef(props);
  useEffect(() => {
    now.current = props;
  });

  /** Puts pictures that came along beside the others, and into the text. */
  const upload = async (files: readonly File[], put: (name: string) => void) => {
    setUploads((count) => count + 1);
    for (const file of files) {
      const result = await uploadPicture(file);
      if ('name' in result) put(result.name);
      else setNotice(result.problem);
    }
    setUploads((count) => count - 1);
  };
  const putPicture = (src: string) => {
    const { view } = own.current ?? {};
    if (view) insertPicture(src)(view.state, view.dispatch);
  };
  const paste = (data: DataTransfer | null): Slice | undefined => {
    const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    const html = data?.getData('text/html') ?? '';
    // What was copied here keeps all that it is.
    if (html.includes('data-pm-slice')) return undefined;
    const pasted = readPastedText(data, location.origin);
    if (files.length > 0 && !pasted?.doc.textContent) {
      void upload(files, putPicture);
      return Slice.empty;
    }
    setNotice(pasted?.notice ?? '');
    if (!pasted) return undefined;
    queueMicrotask(() => void storePictures());
    const [first, ...others] = pasted.doc.children;
    const isWords = first?.type === nodes.paragraph && others.length === 0;
    return isWords
      ? new Slice(first.content, 0, 0)
      : new Slice(Fragment.from(pasted.doc.content), 0, 0);
  };
  /** Puts the pictures that were pasted with words beside the others. */
  const storePictures = async () => {
    const view = own.current?.view;
    const srcs: string[] = [];
    view?.state.doc.descendants((node) => {
      if (String(node.attrs.src ?? '').startsWith('data:')) srcs.push(node.attrs.src);
    });
    for (const src of new Set(srcs)) {
      await upload([toFile(src)], (name) => view && renamePicture(view, src, name));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls is looked up when it is called
  useEffect(() => {
    if (!place) return undefined;
    const made = createTextView({
      ...{ place, text: now.current.text, onPaste: paste },
      // At once: what is saved by the next key has all of it.
      onChange: (next) => flushSync(() => now.current.onChange(next)),
      onState: (view) => setShown({ view, state: view.state }),
      onKey({ key, altKey, ctrlKey, metaKey, shiftKey }) {
        setNotice('');
        const isCommand = altKey || ctrlKey || metaKey || shiftKey;
        return !isCommand && (menuKeys.current?.(key) ?? false);
      },
      onLink: () => setIsPicking(true),
      onStep: (by) => now.current.onStep(by),
      onLeave: () => tools.current?.querySelector('select')?.focus(),
    });
    own.current = made;
    setShown({ view: made.view, state: made.view.state });
    return () => made.view.destroy();
  }, [place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed here is there already
  useEffect(() => own.current?.show(text), [written, isMarkdown]);
  useImperativeHandle(lines, () => ({
    focusLine(line) {
      if (!isMarkdown) return own.current?.focusLine(line);
      const start = offsetOfLine(text, line);
      box.current?.focus();
      box.current?.setSelectionRange(start, start);
    },
  }));
  const { view, state } = shown ?? {};
  const query = state && readQuery(state);
  if (closed !== undefined && query === undefined) setClosed(undefined);
  const writing: Writing | undefined = view &&
    state && {
      ...{ isRich: true, isPicking, notice },
      strong: isMarked(state, 'strong'),
      emphasis: isMarked(state, 'emphasis'),
      link: String(findLink(state).link?.attrs.href ?? ''),
      toggle(mark) {
        toggleMark(marks[mark])(view.state, view.dispatch);
        view.focus();
      },
      pick(isToPick) {
        setIsPicking(isToPick);
        if (!isToPick) view.focus();
      },
      setLink(address, label = address) {
        view.dispatch(linkWords(view.state, address, label));
        setIsPicking(false);
        view.focus();
      },
      leave: () => setIsPicking(false),
    };
  return (
    <section className="preview text-editing" aria-label="The text on its page">
      <div className="text-head" ref={tools}>
        {view && state && writing && !isMarkdown && (
          <TextTools {...{ view, state, writing, targets, pictures }} onNotice={setNotice} />
        )}
        <button type="button" aria-pressed={isMarkdown} onClick={() => setIsMarkdown(!isMarkdown)}>
          Markdown
        </button>
        <p className="hint" role="status">
          {status}
        </p>
      </div>
      <TextFrame {...{ html, language }} isHidden={isMarkdown} onPlace={setPlace} />
      {isMarkdown && (
        <textarea
          ref={box}
          className="markdown"
          aria-label="Text"
          {...{ lang: language.tag, dir: language.dir, value: text }}
          onChange={({ target }) => now.current.onChange(target.value)}
        />
      )}
      {view && query !== undefined && closed === undefined && view.hasFocus() && (
        <BlockMenu
          {...{ view, query }}
          onNotice={setNotice}
          onKeys={(take) => {
            menuKeys.current = take;
          }}
          onClose={() => setClosed(query)}
        />
      )}
    </section>
  );
}

/** The file of a picture that is an address of its own, `data:`. */
function toFile(src: string): File {
  const [, type = '', isBase64, content = ''] =
    /^data:([^;,]+)[^,]*?(;base64)?,(.*)$/s.exec(src) ?? [];
  const signs = isBase64 ? atob(content) : decodeURIComponent(content);
  const bytes = isBase64 ? Uint8Array.from(signs, (sign) => sign.charCodeAt(0)) : signs;
  return new File([bytes], `picture.${type.replace(/^image\/|\+xml$/g, '')}`, { type });
}

/** Has pictures that were pasted show the files that they are now. */
function renamePicture(view: EditorView, src: string, name: string): void {
  const { tr } = view.state;
  view.state.doc.descendants((node, at) => {
    if (node.attrs.src === src) tr.setNodeMarkup(at, null, { ...node.attrs, src: name });
  });
  view.dispatch(tr);
}
