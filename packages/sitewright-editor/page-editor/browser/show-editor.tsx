import { createRoot, type Root } from 'react-dom/client';
import { inUse } from '../../backend/browser/backend.ts';
import { showOrSayWhy } from '../../browser/failure.tsx';
import { keepFocus } from '../../browser/keep-focus.ts';
import { endLoading, sayLoading } from '../../browser/loading.ts';
import { Editor } from './editor.tsx';
import { NewPageForm } from './new-page.tsx';
import './page-editor.css';

/** Shows what `render` makes in the place of the editor, or why that cannot be shown. */
function show(render: (place: Root, root: HTMLElement) => Promise<void>): Promise<void> {
  const root = document.getElementById('editor') as HTMLElement;
  const place = createRoot(root);
  return showOrSayWhy(place, inUse.backend.address, () => render(place, root));
}

/** Shows the editor of the page at an address such as `/sv/pricing`. */
export const showEditor = (path: string): Promise<void> =>
  show(async (place, root) => {
    sayLoading('Reading the page …');
    const page = await inUse.backend.describePage(path);
    document.title = page.label;
    root.role = 'main';
    keepFocus(root);
    place.render(<Editor {...{ page, path }} />);
  });

/** Shows the form for a new page. */
export const showNewPage = (): Promise<void> =>
  show(async (place) => {
    sayLoading('Reading the content …');
    const offers = await inUse.backend.describePage('/');
    document.title = 'New page';
    place.render(<NewPageForm offers={offers} />);
    endLoading();
  });
