import type { Data, History, PuckApi } from '@puckeditor/core';
import { useEffect } from 'react';

export type GetPuck = () => Pick<PuckApi, 'history' | 'appState'>;

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
      const go = () => getPuck().history[step < 0 ? 'back' : 'forward']();
      if (isRecorded(getPuck())) go();
      else setTimeout(go, recordDelay);
    };
    const windows = [window, page?.defaultView].filter((one) => one != null);
    for (const one of windows) one.addEventListener('keydown', press, true);
    return () => {
      for (const one of windows) one.removeEventListener('keydown', press, true);
    };
  }, [page, getPuck]);
}

/** Whether the last change is a step already. */
function isRecorded({ history: { histories, index }, appState }: ReturnType<GetPuck>): boolean {
  const { data } = histories[index]?.state ?? {};
  return histories.length === 0 || JSON.stringify(data) === JSON.stringify(appState.data);
}

/**
 * The steps up to now, each as it is with the change of somebody else; the last one is the page as it is then.
 *
 * @param join brings their change into a state of the page
 */
export function joinSteps(
  { history: { histories, index }, appState }: ReturnType<GetPuck>,
  join: (data: Data) => Data,
): History[] {
  const steps = histories.slice(0, index + 1).map((one): History => {
    // What the editor has counted in a state is of its data of before.
    const { indexes: _, ...state } = one.state;
    return { ...one, state: { ...state, ...(state.data && { data: join(state.data) }) } };
  });
  const state = { ...appState, data: join(appState.data) };
  const isLast = JSON.stringify(steps.at(-1)?.state.data) === JSON.stringify(state.data);
  return isLast ? steps : [...steps, { state }];
}
