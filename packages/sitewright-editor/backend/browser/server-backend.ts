import { tracedDraft } from '../../page-editor/field-marks.ts';
import { msg, t } from '../../words/words.ts';
import type { Backend } from './backend.ts';

/** How long a server may take that is there but asleep, in milliseconds. */
const patience = 60_000;

/** What is said where nobody answers, and where nobody has answered yet. */
interface Silence {
  none: string;
  late: string;
}

const noAnswer = msg('The server does not answer. Start it, and try again here.');
const reading: Silence = { none: noAnswer, late: noAnswer };
const saving: Silence = {
  none: msg(
    'Not saved: the server does not answer. Start it, and save again here: what you changed stays in this browser.',
  ),
  late: msg(
    'The server has not said yet whether it is saved. Save again in a minute: nothing is saved twice, and nothing is lost.',
  ),
};
const moving: Silence = {
  none: msg('The server does not answer. Start it, and press the button again.'),
  late: msg(
    'The server has not said yet whether it is done. Open the list of all content in a minute, and look.',
  ),
};

/** Asks the development server. @throws Error with what to do */
async function ask(address: string, request: RequestInit = {}, silence = reading) {
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(address, { signal, ...request }).catch(({ name }) => {
    throw new Error(t(name === 'TimeoutError' ? silence.late : silence.none));
  });
  if (response.ok) return response;
  const message = await response.text();
  throw new Error(silence === saving ? t('Not saved: {message}', { message }) : message);
}

const get = async (address: string) => (await ask(address)).json();
const put = async (address: string, body: unknown, silence = saving) =>
  (await ask(address, { method: 'PUT', body: JSON.stringify(body) }, silence)).json();

/** By this the server knows the draft of this window. */
const draft = crypto.randomUUID();
const states = { stored: '', draft, traced: draft + tracedDraft };

/** The development server, which shows the editor. */
export const serverBackend: Backend = {
  list: () => get('/admin/content.json'),
  texts: () => get('/admin/files/'),
  describe: (file) => get(`/admin/file/${file}`),
  describePage: (address) => get(`/admin/edit${address}?data`),
  async change(file, change, isToSave) {
    const address = `/admin/file/${file}?draft=${draft}`;
    if (isToSave) return put(address, change);
    return (await ask(address, { method: 'POST', body: JSON.stringify(change) })).json();
  },
  write: (changes) => put('/admin/files/', changes, reading),
  find: (words) => get(`/admin/words?words=${encodeURIComponent(words)}`),
  replace: (replacement) => put('/admin/words', replacement, moving),
  changes: () => get('/admin/changes'),
  undo: (place) => put('/admin/changes', place, moving),
  create: (address, page) => put(`/admin/edit${address}?new`, page),
  move: (move) => put('/admin/pages', move, moving),
  readPicture: async (name) => (await ask(`/admin/pictures/${name}`)).blob(),
  addPicture: async (name, body) =>
    void (await ask(`/admin/pictures/${name}`, { method: 'PUT', body })),
  async draw(address, state) {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(`${address}?draft=${states[state]}`, { signal }).catch(() => {
      throw new Error(noAnswer);
    });
    return response.text();
  },
  async openMade(address) {
    const isThere = address !== undefined && (await waitForPage(address));
    location.assign(isThere ? `/admin/edit${address}` : '/admin');
  },
  address: '/admin',
  addressOf: (page) => page,
  editorOf: (page) => `/admin/edit${page}`,
  newPage: '/admin/edit/?new',
  links: { [msg('New page')]: '/admin/edit/?new', [msg('All content')]: '/admin' },
};

/**
 * Waits until the server has a page: it starts again where pages are others.
 *
 * @returns whether it has it by now; a server may not start again
 */
async function waitForPage(address: string): Promise<boolean> {
  const isThere = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  const end = performance.now() + patience;
  while (!(await isThere())) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return true;
}
