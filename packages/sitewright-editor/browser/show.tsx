import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { inUse } from '../backend/browser/backend.ts';
import { ContentList } from '../content-editor/browser/content-list.tsx';
import { FileEditor } from '../content-editor/browser/file-editor.tsx';
import { meetWindows } from '../page-editor/browser/drafts.ts';
import { Editor } from '../page-editor/browser/editor.tsx';
import { NewPageForm } from '../page-editor/browser/new-page.tsx';
import { Failure } from './failure.tsx';
import { keepFocus } from './keep-focus.ts';
import { endLoading, sayLoading } from './loading.ts';
import './start.css';
import '../content-editor/browser/editor.css';
import '../page-editor/browser/page-editor.css';
import { t } from '../words/words.ts';

/**
 * Shows something in the place of the editor, or why it cannot be shown.
 *
 * @param words what is said until it is there
 * @param isThere whether it is there at once; else it says itself when it is
 */
async function show(words: string, open: () => Promise<ReactNode>, isThere = true): Promise<void> {
  const root = document.getElementById('editor') as HTMLElement;
  const place = createRoot(root);
  keepFocus(root);
  sayLoading(words);
  try {
    await meetWindows();
    place.render(await open());
    if (isThere) endLoading();
  } catch (error) {
    place.render(<Failure error={error as Error} list={inUse.backend.address} />);
    endLoading();
  }
}

/** Shows the form of the file that the address names, or the list of all files. */
export const showContents = (): Promise<void> =>
  show(t('Reading the content …'), async () => {
    const file = new URLSearchParams(location.search).get('file');
    if (!file) return <ContentList entries={await inUse.backend.list()} />;
    return <FileEditor description={await inUse.backend.describe(file)} />;
  });

/** Shows the editor of the page at an address such as `/sv/pricing`. */
export const showEditor = (path: string): Promise<void> =>
  show(
    t('Reading the page …'),
    async () => <Editor page={await inUse.backend.describePage(path)} path={path} />,
    false,
  );

/** Shows the form for a new page. */
export const showNewPage = (): Promise<void> =>
  show(t('Reading the content …'), async () => (
    <NewPageForm offers={await inUse.backend.describePage('/')} />
  ));
