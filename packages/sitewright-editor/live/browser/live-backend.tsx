import type { SiteContent, SiteFolder } from 'sitewright/content';
import { listRoutes, loadPage, renderPage } from 'sitewright/draw';
import { listPictures } from 'sitewright/pages';
import type { Backend } from '../../backend/browser/backend.ts';
import { createOperations } from '../../backend/operations.ts';
import { nameField } from '../../forms/naming.ts';
import { createEditingSession } from '../../page-editor/editing-session.ts';
import type { Check } from '../../saving/check-change.ts';
import { describePlace, nameIn } from '../../saving/place-problems.ts';
import type { Texts } from '../../storage/content-storage.ts';
import type { RepositoryStorage } from '../../storage/repository/repository-storage.ts';
import { msg, t } from '../../words/words.ts';
import type { LiveSettings } from '../settings.ts';
import type { Decoder } from './decoder.ts';
import type { NewPictures } from './new-pictures.ts';
import { createStatus } from './status.tsx';
import { forgetToken } from './token.ts';

/** What content is read and checked with. */
interface Steps {
  decoder: Decoder;
  check: Check;
  pictures: NewPictures;
  /** The folder that texts are of. */
  folderOf: (texts: Texts) => SiteFolder;
}

/** The live site: the steps of a build, on the texts of its repository. */
export function createLiveBackend(
  settings: LiveSettings,
  { decoder, check, pictures, folderOf }: Steps,
  repository: RepositoryStorage,
): Backend {
  const { base, branch, place } = settings;
  const address = `${base}/admin`;
  const drafts = new Map<string, SiteContent>();
  let last: SiteFolder | undefined;
  const texts = async () => pictures.addTo(await repository.list());
  const read = async () => {
    last = folderOf(await texts());
    return last;
  };
  const readLast = async () => last ?? read();
  const operations = createOperations({
    ...{ read, readLast, texts, check, address, session: createEditingSession() },
    place: settings.repository,
    async store(changes) {
      const written = await pictures.writeWith(repository, changes);
      last = undefined;
      return written;
    },
    async readFormer() {
      const former = await repository.former();
      const since = t('since {branch} of {repository}, from which the site is built', {
        branch,
        repository: settings.repository,
      });
      const notes = [
        msg(
          'All of it is in your request: Publish takes it over, for visitors to get it, or says what is to be translated or put right before.',
        ),
      ];
      return { texts: former, since, notes };
    },
    keep: ({ content, traced }) => drafts.set('draft', content).set('traced', traced),
  });
  const placeOf = (file: string, field: string) =>
    last
      ? { at: describePlace(last, file), name: nameIn(last, file, { field }) }
      : { at: { label: file }, name: nameField(field) };
  return {
    ...operations,
    async change(file, change, isToSave) {
      try {
        return await operations.change(file, change, isToSave);
      } catch (error) {
        throw isToSave
          ? new Error(t('Not saved: {message}', { message: (error as Error).message }))
          : error;
      }
    },
    readPicture: (name) => pictures.read(repository, `pictures/${name}`),
    async addPicture(name, content) {
      await pictures.keep(`pictures/${name}`, content);
      last = undefined;
    },
    async draw(page, state) {
      // For the kinds of sections a dozen pages are drawn as they are stored.
      const content = drafts.get(state) ?? (await check(await readLast(), {})).content;
      // What visitors of a wrong address read is drawn at one.
      const path = page.replace(/\/not-found$/, '/404');
      const route = content && listRoutes(content).find((one) => one.path === path);
      if (!route) return '';
      const loaded = loadPage(route);
      const html = showNew(decoder, await renderPage(loaded), loaded.data);
      const styles = `<link rel="stylesheet" href="${address}/live/page.css">`;
      const located = base
        ? html.replaceAll(/(?<=(?:src|href|srcset|poster)="|, )\/(?!\/)/gi, `${base}/`)
        : html;
      return located.replace('</head>', () => `${styles}</head>`);
    },
    openMade: async (page) => location.assign(page ? `${address}?page=${page}` : address),
    address,
    addressOf: (page) => base + page,
    // Those that are not built yet have no address of their own.
    editorOf: (page) => `${address}?page=${page}`,
    newPage: `${address}?new`,
    links: { [msg('New page')]: `${address}?new`, [msg('All content')]: address },
    emptyHint: t(
      'Nothing was found in the folder {place} of the branch {branch} of {repository}. Where the content lies in another folder, say which in site.yaml: below editing write folder: and its path.',
      { place, branch, repository: settings.repository },
    ),
    Status: createStatus(repository, placeOf),
    SignOut,
  };
}

/** A page that shows the pictures which the site does not serve yet. */
function showNew({ addresses }: Decoder, html: string, data: unknown): string {
  return listPictures(data).reduce((text, { file, renditions }) => {
    const own = addresses.get(file.path);
    if (!own) return text;
    return renditions.reduce((all, { address }) => all.replaceAll(address, own), text);
  }, html);
}

function SignOut() {
  const signOut = () => {
    forgetToken();
    // And what was read with it.
    sessionStorage.clear();
    location.reload();
  };
  return (
    <button type="button" onClick={signOut}>
      {t('Sign out')}
    </button>
  );
}
