import { createRoot } from 'react-dom/client';
import { pathInLanguage } from '../../../content/language.ts';
import { readLanguages } from '../../../content/languages.ts';
import { listPageFiles } from '../../../content/page-files.ts';
import { showEditor } from '../../page-editor/browser/editor.tsx';
import { shownBy } from '../../page-editor/browser/pages.ts';
import { checkChanges } from '../../saving/check-change.ts';
import { opened } from '../../storage/browser/opened.ts';
import { createGitHub } from '../../storage/repository/github.ts';
import { createRepositoryStorage } from '../../storage/repository/repository-storage.ts';
import type { LiveSettings } from '../settings.ts';
import { createFolder, decodedOf } from './live-folder.ts';
import { checkWith, createLivePages, editorOf } from './live-pages.ts';
import { PageList } from './page-list.tsx';
import { SignIn } from './sign-in.tsx';
import { createStatus } from './status.tsx';
import { findToken } from './token.ts';

const settings: LiveSettings = await (
  await fetch(new URL('settings.json', import.meta.url))
).json();

async function open(token: string): Promise<void> {
  const decoded = decodedOf(settings);
  const { api, repository: name, branch: main, place, base } = settings;
  const service = createGitHub({ api, name, branch: main }, token);
  const storage = createRepositoryStorage(service, { main, place }, async (texts, changes) => {
    const folder = createFolder(settings, texts);
    return (await checkChanges(folder, changes, checkWith(decoded))).refused;
  });
  opened.storage = storage;
  shownBy.pages = { ...createLivePages(settings, decoded, storage), Status: createStatus(storage) };
  const address = location.pathname.slice(`${base}/admin`.length).replace(/\.html$|\/$/, '');
  if (address !== '/pages') return showEditor(address === '/home' ? '/' : address);
  const folder = createFolder(settings, await storage.list());
  const pages = readLanguages(folder).map((language) => {
    const own = listPageFiles(folder).filter(
      ({ file }) => !language.base || folder.all.has(`${language.tag}/${file}`),
    );
    const addresses = own.map(({ path }) => pathInLanguage(language, path));
    return { name: language.name, addresses };
  });
  const toEditor = (one: string) => editorOf(base, one);
  createRoot(box).render(<PageList {...{ pages, toEditor }} />);
}

const box = document.getElementById('editor') as HTMLElement;
const token = findToken();
const ask = (problem = '') => createRoot(box).render(<SignIn {...{ settings, problem }} />);
if (token) await open(token).catch((error: Error) => ask(error.message));
else ask();
