import { startWith } from '../backend/browser/backend.ts';
import { serverBackend } from '../backend/browser/server-backend.ts';
import { speak } from '../words/browser/speak.ts';
import { showContents, showEditor, showNewPage } from './show.tsx';

await speak();
startWith(serverBackend);

/** Of the development server: `/admin/edit/pricing` is the editor of a page, `/admin` the list of all content. */
const [, page] = /^\/admin\/edit(.*)$/.exec(location.pathname) ?? [];
if (new URLSearchParams(location.search).has('new')) await showNewPage();
else await (page === undefined ? showContents() : showEditor(page || '/'));
