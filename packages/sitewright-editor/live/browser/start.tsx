import { createRoot } from 'react-dom/client';
import { startWith } from '../../backend/browser/backend.ts';
import { Failure } from '../../browser/failure.tsx';
import { endLoading, sayLoading } from '../../browser/loading.ts';
import { showContents, showEditor, showNewPage } from '../../browser/show.tsx';
import { checkChanges } from '../../saving/check-change.ts';
import { createRepositoryStorage } from '../../storage/repository/repository-storage.ts';
import { createGitService } from '../../storage/repository/service-kind.ts';
import { services } from '../../storage/repository/services.ts';
import { speak } from '../../words/browser/speak.ts';
import { t } from '../../words/words.ts';
import type { LiveSettings } from '../settings.ts';
import { Decoder } from './decoder.ts';
import { createLiveBackend } from './live-backend.tsx';
import { checkWith } from './live-check.ts';
import { createFolders } from './live-folder.ts';
import { NewPictures } from './new-pictures.ts';
import { readOnce } from './read-once.ts';
import { SignIn } from './sign-in.tsx';
import { findToken } from './token.ts';
import { trustWords } from './trusted-types.ts';

trustWords();
await speak();

const box = document.getElementById('editor') as HTMLElement;

const readSettings = async (): Promise<LiveSettings> =>
  (await fetch(new URL('settings.json', import.meta.url))).json();
const settings = await readSettings().catch((error: Error) => {
  const why = new Error(t('The site does not answer: check the network.'));
  createRoot(box).render(<Failure error={why} />);
  endLoading();
  throw error;
});

async function open(token: string): Promise<void> {
  const { api, repository: name, branch: main, place, base } = settings;
  const pictures = await NewPictures.open();
  const decoder = new Decoder(settings, (file) => pictures.read(repository, file));
  const check = checkWith(decoder);
  const folderOf = createFolders(settings);
  const service = createGitService(services[settings.service], { api, name, branch: main }, token);
  const repository = createRepositoryStorage(
    ...([readOnce(service), place] as const),
    (texts, changes) => checkChanges(folderOf(pictures.addTo(texts)), changes, check),
  );
  startWith(createLiveBackend(settings, { decoder, check, pictures, folderOf }, repository));
  sayLoading(t('Reading the content of {name} …', { name }));
  // A token that is of no use is asked for anew.
  await repository.list();
  const address = location.pathname.slice(`${base}/admin`.length).replace(/\.html$|\/$/, '');
  const query = new URLSearchParams(location.search);
  if (query.has('new')) return showNewPage();
  const page = query.get('page') ?? address;
  await (page ? showEditor(page === '/home' ? '/' : page) : showContents());
}

const token = findToken();
const ask = (problem = '') => {
  createRoot(box).render(<SignIn {...{ settings, problem }} />);
  endLoading();
};
if (token) await open(token).catch((error: Error) => ask(error.message));
else ask();
