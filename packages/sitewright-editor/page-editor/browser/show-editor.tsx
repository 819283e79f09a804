import { createRoot, type Root } from 'react-dom/client';
import { addStyles } from '../../browser/add-styles.ts';
import { showOrSayWhy } from '../../browser/failure.tsx';
import { keepFocus } from '../../browser/keep-focus.ts';
import { endLoading, sayLoading } from '../../browser/loading.ts';
import { editedBy } from '../../content-editor/browser/contents.ts';
import { restoreDraft } from './drafts.ts';
import { Editor } from './editor.tsx';
import { NewPageForm } from './new-page.tsx';
import styles from './page-editor.css?inline';
import { shownBy } from './pages.ts';

/** Shows what `render` makes in the place of the editor, or why that cannot be shown. */
function show(render: (place: Root, root: HTMLElement) => Promise<void>): Promise<void> {
  addStyles(styles);
  const root = document.getElementById('editor') as HTMLElement;
  const place = createRoot(root);
  return showOrSayWhy(place, editedBy.contents.address, () => render(place, root));
}

/** Shows the editor of the page at an address such as `/sv/pricing`. */
export const showEditor = (path: string): Promise<void> =>
  show(async (place, root) => {
    sayLoading('Reading the page …');
    const page = await shownBy.pages.describe(path);
    document.title = page.label;
    root.role = 'main';
    addEventListener('storage', (event) => restoreDraft(event));
    keepFocus(root);
    place.render(<Editor {...{ page, path }} />);
  });

/** Shows the form for a new page. */
export const showNewPage = (): Promise<void> =>
  show(async (place) => {
    sayLoading('Reading the content …');
    const offers = await shownBy.pages.describe('/');
    document.title = 'New page';
    place.render(<NewPageForm offers={offers} />);
    endLoading();
  });
