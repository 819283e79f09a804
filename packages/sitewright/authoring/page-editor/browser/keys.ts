import type { Data, History, PuckApi } from '@puckeditor/core';
import { useEffect } from 'react';

export type GetPuck = () => Pick<PuckApi, 'history' | 'appState' | 'dispatch'>;

/** How long the editor waits before it takes a change for a step that can be undone, in milliseconds. */
const recordDelay = 300;

/** What takes keys itself. */
const isEditable = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.(
    'input, textarea, select, [contenteditable]:not([contenteditable="false"])',
  ) != null;

/** The way of a key through the steps: -1 undoes, 1 does again, 0 is another key. */
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
 * Keys that lose nothing, in a document of the editor: Delete and Backspace change words alone, never the section
 * that is selected; a change is a step to undo as soon as it is made.
 */
export function useSafeKeys(page: Document | undefined, getPuck: GetPuck): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
      const step = stepOf(event);
      if (!step && (!isRemoval || isEditable(event.target))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!step) return;
      // Words that are being changed on the page are words of the page from now on.
      if (isEditable(event.target)) (event.target as HTMLElement).blur();
      takeStep(getPuck, step);
    };
    const windows = [window, page?.defaultView].filter((one) => one != null);
    for (const one of windows) one.addEventListener('keydown', press, true);
    return () => {
      for (const one of windows) one.removeEventListener('keydown', press, true);
    };
  }, [page, getPuck]);
}

/**
 * Undoes a step, or does it again, once the last change is a step.
 *
 * @param seen what the page said when this was looked at before: while it is changed, that is waited for
 */
export function takeStep(getPuck: GetPuck, step: -1 | 1, seen?: Partial<Data>): void {
  const { data, ui } = getPuck().appState;
  if (!isRecorded(getPuck()) && data !== seen) {
    setTimeout(() => takeStep(getPuck, step, data), recordDelay);
    return;
  }
  let last: number;
  // Steps that say the same are one.
  do {
    last = getPuck().history.index;
    getPuck().history[step < 0 ? 'back' : 'forward']();
  } while (getPuck().history.index !== last && isSame(getPuck().appState.data, data));
  // A step has what was beside the page when it was made; what somebody has opened there stays open.
  const { plugin, leftSideBarVisible, rightSideBarVisible } = ui;
  getPuck().dispatch({
    type: 'setUi',
    ui: { plugin, leftSideBarVisible, rightSideBarVisible },
    recordHistory: false,
  });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether the last change is a step already. */
function isRecorded({ history: { histories, index }, appState }: ReturnType<GetPuck>): boolean {
  return histories.length === 0 || isSame(histories[index]?.state.data, appState.data);
}

/** Has the page say something else, as a step that can be undone. */
export const changeData = ({ dispatch }: ReturnType<GetPuck>, data: Data): void =>
  dispatch({ type: 'setData', data, recordHistory: true });

/**
 * Brings somebody else's change into each step up to now, and into the page as it is.
 *
 * @param join brings it into a state of the page
 */
export function joinSteps(puck: ReturnType<GetPuck>, join: (data: Data) => Data): void {
  const { history, appState, dispatch } = puck;
  const { histories, index } = history;
  // The state of now is the last step, whether the library has taken it for one or not.
  const before = histories.slice(0, isRecorded(puck) ? index : index + 1);
  const steps = [...before, { state: appState }].map(({ state, ...one }): History => {
    // What the editor has counted in a state is of its data of before.
    const { indexes: _, ...rest } = state as typeof state & { indexes?: unknown };
    return { ...one, state: { ...rest, ...(state.data && { data: join(state.data as Data) }) } };
  });
  history.setHistories(steps);
  // What the library is still about to take for a step lacks their change: this takes its place.
  dispatch({ type: 'setUi', ui: {}, recordHistory: true });
}
