import type { Data } from '@puckeditor/core';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeData, type GetPuck, joinSteps, stepOf, takeStep } from './keys.ts';

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

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Said {
  price: number;
  theirs: number;
}

/** Steps as the library has them: a change is one after a quarter of a second without another, as it was then. */
class Editor {
  data: Said = { price: 0, theirs: 0 };
  ui: object = { plugin: 'sections', itemSelector: 0 };
  histories = [{ state: { data: this.data, ui: this.ui } }];
  index = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  record(data: Said): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const { ui } = this;
      this.histories = [...this.histories.slice(0, this.index + 1), { state: { data, ui } }];
      this.index = this.histories.length - 1;
    }, 250);
  }

  go(by: number): void {
    const next = this.histories[this.index + by];
    if (!next) return;
    this.index += by;
    this.data = next.state.data;
    this.ui = next.state.ui;
  }

  readonly getPuck = () =>
    ({
      history: {
        ...{ histories: this.histories, index: this.index },
        back: () => this.go(-1),
        forward: () => this.go(1),
        setHistories: (histories: typeof this.histories) => {
          this.histories = histories;
          this.index = histories.length - 1;
          this.data = histories.at(-1)?.state.data ?? this.data;
        },
      },
      appState: { data: this.data, ui: this.ui },
      dispatch: (action: { type: string; data?: Said; ui?: object; recordHistory?: boolean }) => {
        if (action.data) this.data = action.data;
        this.ui = { ...this.ui, ...action.ui };
        if (action.recordHistory) this.record(this.data);
      },
    }) as unknown as ReturnType<GetPuck>;

  type(price: number): void {
    this.data = { ...this.data, price };
    this.record(this.data);
  }

  join(theirs: number): void {
    joinSteps(this.getPuck(), (one) => ({ ...one, theirs }) as unknown as Data);
  }
}

test('every one of many steps has somebody else’s change once it is joined, up to where the page is now', () => {
  const editor = new Editor();
  for (let price = 1; price <= 150; price += 1) {
    editor.type(price);
    vi.advanceTimersByTime(300);
  }
  for (let step = 0; step < 30; step += 1) takeStep(editor.getPuck, -1);
  editor.join(7);
  vi.advanceTimersByTime(300);
  expect(editor.data).toEqual({ price: 120, theirs: 7 });
  for (let price = 119; price >= 0; price -= 1) {
    takeStep(editor.getPuck, -1);
    expect(editor.data).toEqual({ price, theirs: 7 });
  }
});

test('what is open beside the page stays open when a step is undone, which leads to what it changed', () => {
  const editor = new Editor();
  editor.type(1);
  vi.advanceTimersByTime(300);
  editor.ui = { plugin: 'outline', itemSelector: 3 };
  takeStep(editor.getPuck, -1);
  expect(editor.data.price).toBe(0);
  expect(editor.ui).toEqual({ plugin: 'outline', itemSelector: 0 });
});

test('what somebody takes of another’s change is undone by one step, back to the price before it', () => {
  const editor = new Editor();
  editor.type(1);
  vi.advanceTimersByTime(300);
  changeData(editor.getPuck(), { price: 9, theirs: 0 } as unknown as Data);
  takeStep(editor.getPuck, -1);
  vi.advanceTimersByTime(1_000);
  expect(editor.data.price).toBe(1);
});

test('who types on while an undo waits gets back what was there before, and can do it again', () => {
  const editor = new Editor();
  editor.type(1);
  vi.advanceTimersByTime(300);
  editor.type(2);
  takeStep(editor.getPuck, -1);
  vi.advanceTimersByTime(200);
  editor.type(3);
  vi.advanceTimersByTime(1_000);
  expect(editor.data.price).toBe(1);
  takeStep(editor.getPuck, 1);
  expect(editor.data.price).toBe(3);
});

const act = fc.record({
  kind: fc.constantFrom('type', 'type', 'undo', 'redo', 'join', 'take'),
  /** In milliseconds, until the next one. */
  pause: fc.constantFrom(0, 40, 200, 260, 500),
});

test('whenever somebody types, undoes, redoes and joins, nothing comes that they never wrote, and no change of another is lost', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      const editor = new Editor();
      const own = new Set([0]);
      let theirs = 0;
      const look = () => {
        expect(own).toContain(editor.data.price);
        expect(editor.data.theirs).toBe(theirs);
      };
      for (const [index, { kind, pause }] of acts.entries()) {
        const price = index + 1;
        if (kind === 'type') editor.type(price);
        else if (kind === 'take')
          changeData(editor.getPuck(), { ...editor.data, price } as unknown as Data);
        else if (kind === 'join') {
          theirs = price;
          editor.join(theirs);
        } else takeStep(editor.getPuck, kind === 'undo' ? -1 : 1);
        if (kind === 'type' || kind === 'take') own.add(price);
        look();
        vi.advanceTimersByTime(pause);
        look();
      }
      vi.advanceTimersByTime(2_000);
      look();
      // Nothing is under way: what is undone and done again is as it was, and the way back ends where it began.
      const last = editor.data;
      takeStep(editor.getPuck, -1);
      const isMoved = editor.data.price !== last.price;
      takeStep(editor.getPuck, 1);
      if (isMoved) expect(editor.data).toEqual(last);
      const seen = [];
      for (let step = 0; step < acts.length + 1; step += 1) {
        takeStep(editor.getPuck, -1);
        vi.advanceTimersByTime(1_000);
        look();
        seen.push(editor.data.price);
      }
      expect(seen.at(-1)).toBe(0);
    }),
    { numRuns: 1_000, seed: 29 },
  );
});
