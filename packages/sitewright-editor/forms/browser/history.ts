import { useEffect, useRef, useState } from 'react';
import { takeKeys } from '../../browser/keys.ts';

/** In milliseconds: what is changed in one go is one step. */
const pause = 250;

/** What is edited, with the steps that led to it and those that were taken back. */
export interface History<State> {
  past: readonly State[];
  now: State;
  future: readonly State[];
  /** When it was changed the last time; nothing where the next change is a step whenever it comes. */
  time?: number | undefined;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A change as a step that can be taken back.
 *
 * @param time when it is made; undefined for one that is a step of its own, and not part of what is typed around it
 */
export function changeNow<State>(
  { past, now, time: last = 0 }: History<State>,
  next: State,
  time?: number,
): History<State> {
  const isOneGo = time !== undefined && time - last <= pause;
  return { past: isOneGo ? past : [...past, now], now: next, future: [], time };
}

/** Takes a step back, or makes it again; steps that say the same are one. */
export function takeStep<State>(
  history: History<State>,
  by: -1 | 1,
  read: (state: State) => unknown = (state) => state,
): History<State> {
  const { past, now, future } = history;
  const [before, behind] = by < 0 ? [past, future] : [future, past];
  const at = before.findLastIndex((one) => !isSame(read(one), read(now)));
  const next = before[at];
  if (next === undefined) return history;
  const [left, taken] = [before.slice(0, at), [...behind, now]];
  return by < 0
    ? { past: left, now: next, future: taken }
    : { past: taken, now: next, future: left };
}

/** Has each state say something else, such as what somebody else has changed. */
export const mapSteps = <State>(
  { past, now, future, time }: History<State>,
  map: (state: State) => State,
): History<State> => ({ past: past.map(map), now: map(now), future: future.map(map), time });

/** The way of a key through the steps: -1 takes one back, 1 makes it again, 0 is another key. */
export function stepOf({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): -1 | 0 | 1 {
  if (ctrlKey === metaKey || altKey) return 0;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 1 : -1;
  return letter === 'y' && !shiftKey ? 1 : 0;
}

/**
 * What is edited in this window, with its steps.
 *
 * @param read what of a state tells steps apart
 */
export function useHistory<State>(
  begin: () => { now: State; past?: readonly State[] },
  read?: (state: State) => unknown,
) {
  const [history, setHistory] = useState<History<State>>(() => ({
    ...{ past: [], future: [] },
    ...begin(),
  }));
  return {
    ...history,
    change: (change: (now: State) => State) => {
      const time = Date.now();
      setHistory((last) => changeNow(last, change(last.now), time));
    },
    /** The same as a step of its own. */
    act: (change: (now: State) => State) => setHistory((last) => changeNow(last, change(last.now))),
    /** Changes what is no step. */
    mapNow: (change: (now: State) => State) =>
      setHistory((last) => ({ ...last, now: change(last.now) })),
    map: (map: (state: State) => State) => setHistory((last) => mapSteps(last, map)),
    step: (by: -1 | 1) => setHistory((last) => takeStep(last, by, read)),
  };
}

/** What takes keys itself. */
const isEditable = (target: EventTarget | null): target is HTMLElement =>
  (target as Element | null)?.closest?.(
    'input, textarea, select, [contenteditable]:not([contenteditable="false"])',
  ) != null;

/** Has the keys of this window, and of the page in it, take steps. */
export function useStepKeys(page: Document | undefined, step: (by: -1 | 1) => void): void {
  const take = useRef(step);
  useEffect(() => {
    take.current = step;
  });
  useEffect(() => {
    const ends = new AbortController();
    const press = (event: KeyboardEvent) => {
      const by = stepOf(event);
      if (!by) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // Words that are being changed on the page are words of the page from now on.
      const { target } = event;
      if (isEditable(target) && target.ownerDocument !== document) target.blur();
      take.current(by);
    };
    const windows = [window, page?.defaultView].filter((one) => one != null);
    const { signal } = ends;
    for (const one of windows)
      one.addEventListener('keydown', takeKeys(press), { capture: true, signal });
    return () => ends.abort();
  }, [page]);
}
