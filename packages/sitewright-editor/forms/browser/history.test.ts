import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeNow, type History, mapSteps, stepOf, takeStep } from './history.ts';

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

interface FileValue {
  price: number;
  theirs: number;
}

const start: History<FileValue> = { past: [], now: { price: 0, theirs: 0 }, future: [] };

test('what is typed in one go is one step, a pause begins another, and a step that says the same is none', () => {
  let history = start;
  for (const [price, time] of [
    [1, 1_000],
    [2, 1_200],
    [3, 1_400],
    [4, 2_000],
    [3, 3_000],
    [3, 4_000],
  ] as const)
    history = changeNow(history, { price, theirs: 0 }, time);
  const prices = [];
  for (let step = 0; step < 4; step += 1) {
    history = takeStep(history, -1);
    prices.push(history.now.price);
  }
  expect(prices).toEqual([4, 3, 0, 0]);
});

const act = fc.record({
  kind: fc.constantFrom('type', 'type', 'take', 'undo', 'redo', 'join'),
  /** In milliseconds, before it. */
  pause: fc.constantFrom(0, 200, 500),
});

test('whenever somebody types, undoes, redoes and joins, nothing comes that they never wrote, and no change of another is lost', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
      let history = start;
      const own = new Set([0]);
      let theirs = 0;
      let time = 1_000;
      for (const [index, { kind, pause }] of acts.entries()) {
        const price = index + 1;
        time += pause;
        if (kind === 'type') history = changeNow(history, { price, theirs }, time);
        else if (kind === 'take') history = changeNow(history, { price, theirs });
        else if (kind === 'join') {
          theirs = price;
          history = mapSteps(history, (one) => ({ ...one, theirs: price }));
        } else history = takeStep(history, kind === 'undo' ? -1 : 1);
        if (kind === 'type' || kind === 'take') own.add(price);
        expect(own).toContain(history.now.price);
        expect(history.now.theirs).toBe(theirs);
      }
      // What is undone and done again is as it was, and the way back ends where it began.
      const { now } = history;
      const undone = takeStep(history, -1);
      if (undone !== history) expect(takeStep(undone, 1).now).toEqual(now);
      for (let step = 0; step <= acts.length; step += 1) history = takeStep(history, -1);
      expect(history.now.price).toBe(0);
    }),
    { numRuns: 1_000, seed: 29 },
  );
});
