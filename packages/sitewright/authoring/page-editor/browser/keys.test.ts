import { expect, test } from 'vitest';
import { joinSteps, stepOf } from './keys.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey', boolean>>) =>
  stepOf({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held });

test.each([
  ['z', { ctrlKey: true }, -1],
  ['z', { metaKey: true }, -1],
  ['Z', { ctrlKey: true, shiftKey: true }, 1],
  ['y', { ctrlKey: true }, 1],
  ['z', {}, 0],
  ['Backspace', { ctrlKey: true }, 0],
] as const)('%s with %o goes %i steps', (key, held, step) => expect(press(key, held)).toBe(step));

test('every one of many steps has somebody else’s change once it is joined, up to where the page is now', () => {
  const state = (title: string) => ({ data: { root: {}, content: [], title }, indexes: {} });
  const histories = Array.from({ length: 150 }, (_, index) => ({ state: state(`own ${index}`) }));
  const appState = state('own now');
  const puck = { history: { histories, index: 120 }, appState } as never;
  const joined = joinSteps(puck, (data) => ({ ...data, theirs: 'theirs' }));
  expect(joined).toHaveLength(122);
  for (const [index, one] of joined.entries()) {
    const title = index > 120 ? 'own now' : `own ${index}`;
    expect(one.state.data).toMatchObject({ title, theirs: 'theirs' });
  }
  expect(joined.some((one, index) => index <= 120 && 'indexes' in one.state)).toBe(false);
});
