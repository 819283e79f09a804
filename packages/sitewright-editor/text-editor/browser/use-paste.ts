import { Fragment, Slice } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { useContext } from 'react';
import { uploadPicture } from '../../pictures/uploads.ts';
import { Uploads } from '../../pictures/use-uploads.ts';
import { readPastedText } from '../../rich-text/paste-words.ts';
import { textSchema } from '../text-schema.ts';
import { insertPicture } from './text-blocks.ts';

const { nodes } = textSchema;

/**
 * What is pasted or dropped into a text; pictures that come along are stored beside the others.
 *
 * @param findView the text as it is now
 * @returns what says what is put there, or undefined where the browser is to do that
 */
export function usePaste(
  findView: () => EditorView | undefined,
  onNotice: (notice: string) => void,
): (data: DataTransfer | null) => Slice | undefined {
  const setUploads = useContext(Uploads);
  /** Puts pictures that came along beside the others, and into the text. */
  const upload = async (files: readonly File[], put: (name: string) => void) => {
    setUploads((count) => count + 1);
    for (const file of files) {
      const result = await uploadPicture(file);
      if ('name' in result) put(result.name);
      else onNotice(result.problem);
    }
    setUploads((count) => count - 1);
  };
  const putPicture = (src: string) => {
    const view = findView();
    if (view) insertPicture(src)(view.state, view.dispatch);
  };
  /** Puts the pictures that were pasted with words beside the others. */
  const storePictures = async () => {
    const view = findView();
    const srcs: string[] = [];
    view?.state.doc.descendants((node) => {
      if (String(node.attrs.src ?? '').startsWith('data:')) srcs.push(node.attrs.src);
    });
    for (const src of new Set(srcs)) {
      await upload([toFile(src)], (name) => view && renamePicture(view, src, name));
    }
  };
  return (data) => {
    const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    const html = data?.getData('text/html') ?? '';
    // What was copied here keeps all that it is.
    if (html.includes('data-pm-slice')) return undefined;
    const pasted = readPastedText(data, location.origin);
    if (files.length > 0 && !pasted?.doc.textContent) {
      void upload(files, putPicture);
      return Slice.empty;
    }
    onNotice(pasted?.notice ?? '');
    if (!pasted) return undefined;
    queueMicrotask(() => void storePictures());
    const [first, ...others] = pasted.doc.children;
    const isWords = first?.type === nodes.paragraph && others.length === 0;
    return isWords
      ? new Slice(first.content, 0, 0)
      : new Slice(Fragment.from(pasted.doc.content), 0, 0);
  };
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
