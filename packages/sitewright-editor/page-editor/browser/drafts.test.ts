import { beforeEach, expect, test, vi } from 'vitest';
import { hasDrafts, keepDraft, moveDrafts, takeDraft } from './drafts.ts';

const place = { folder: '/site/content', file: 'sv/pricing.yaml' };
const draftOf = (title: string) => ({ before: { title: 'Prices' }, value: { title } });

/** A browser's storage in memory. */
function createStorage() {
  const all = new Map<string, string>();
  return {
    get length() {
      return all.size;
    },
    key: (index: number) => [...all.keys()][index] ?? null,
    getItem: (name: string) => all.get(name) ?? null,
    setItem: (name: string, text: string) => void all.set(name, text),
    removeItem: (name: string) => void all.delete(name),
  };
}

let time = 0;
beforeEach(() => {
  time = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (time += 1));
});

test('two windows with one page have a draft each, and neither overwrites the other', () => {
  const storage = createStorage();
  keepDraft(place, draftOf('First'), storage, 'one');
  keepDraft(place, draftOf('Second'), storage, 'two');
  keepDraft(place, draftOf('First, again'), storage, 'one');
  expect(takeDraft(place, storage, 'three')).toEqual(draftOf('First, again'));
  keepDraft(place, undefined, storage, 'three');
  expect(takeDraft(place, storage, 'four')).toEqual(draftOf('Second'));
  expect(hasDrafts(place.folder, 'pricing.yaml', storage)).toBe(true);
  keepDraft(place, undefined, storage, 'four');
  expect(takeDraft(place, storage, 'five')).toBe(undefined);
  expect(hasDrafts(place.folder, 'pricing.yaml', storage)).toBe(false);
});

test('a window that is still open keeps its draft, and another one takes what a closed window left', () => {
  const storage = createStorage();
  keepDraft(place, draftOf('Closed'), storage, 'one');
  keepDraft(place, draftOf('Open'), storage, 'two');
  const open = new Set(['two', 'three']);
  expect(takeDraft(place, storage, 'three', open)).toEqual(draftOf('Closed'));
  expect(takeDraft(place, storage, 'four', open)).toBe(undefined);
  keepDraft(place, undefined, storage, 'three');
  expect(takeDraft(place, storage, 'four')).toEqual(draftOf('Open'));
});

test('the draft of another file, or of another site, is not taken', () => {
  const storage = createStorage();
  keepDraft({ ...place, file: 'pricing.yaml' }, draftOf('First'), storage, 'one');
  expect(takeDraft(place, storage, 'two')).toBe(undefined);
  expect(takeDraft({ ...place, folder: '/other/content' }, storage, 'two')).toBe(undefined);
  expect(hasDrafts(place.folder, 'about.yaml', storage)).toBe(false);
});

test('what the browser has no room for is not said to be kept', () => {
  const setItem = () => {
    throw new Error('full');
  };
  expect(keepDraft(place, draftOf('First'), { ...createStorage(), setItem }, 'one')).toBe(false);
});

test('what is not saved of a post in another language goes along when the post gets another file', () => {
  const storage = createStorage();
  const post = { ...place, file: 'sv/posts/2026-11-12-hooks.md' };
  keepDraft(post, draftOf('Krokar'), storage, 'one');
  const moved = 'posts/2026-12-04-hooks.md';
  moveDrafts({ ...place, file: 'posts/2026-11-12-hooks.md' }, moved, storage);
  expect(takeDraft(post, storage, 'two')).toBe(undefined);
  expect(takeDraft({ ...place, file: `sv/${moved}` }, storage, 'two')).toEqual(draftOf('Krokar'));
});
