import { useEffect, useRef, useState } from 'react';
import { t } from '../../words/words.ts';
import type { DraftAnswer } from '../operations.ts';

/** How long nothing else is said before a draft is checked, in milliseconds. */
const pause = 200;

/** After how long it is tried again where nobody answers, in milliseconds: a server starts again in the meantime. */
const retryPause = 3000;

/**
 * Has a file checked, and what shows it drawn, whenever it says something else.
 *
 * @param state what it says; a state that was checked and drawn is not checked and drawn again
 * @param check checks what it says now, and makes it the draft of this window
 * @returns in `undrawn`, why it is not shown as it is now, for as long as that is tried again
 */
export function useDraft<Answer extends DraftAnswer, Drawing>(
  state: string,
  check: () => Promise<Answer>,
  draw: (answer: Answer) => Promise<Drawing | undefined>,
) {
  const [answer, setAnswer] = useState<Answer>();
  const [drawing, setDrawing] = useState<Drawing>();
  const [isTyping, setIsTyping] = useState(false);
  const [undrawn, setUndrawn] = useState('');
  const [attempt, setAttempt] = useState(0);
  // A draft that is drawn at the moment of a click would take the caret along.
  const isTypingNow = useRef(false);
  const typed = useRef<(() => void)[]>([]);
  const known = useRef<{ checked?: string; drawn?: string; saved?: string | undefined }>({});
  const busy = useRef<Promise<void>>(Promise.resolve());
  const now = useRef({ check, draw });
  useEffect(() => {
    now.current = { check, draw };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once somebody is done with words, the page is drawn
  useEffect(() => {
    let isLast = true;
    let timer: ReturnType<typeof setTimeout>;
    /** Gives the page the words that were drawn, where others were typed: what was typed last is taken away first. */
    const restore = () => {
      for (const one of typed.current.splice(0).reverse()) one();
    };
    const update = async () => {
      if (!isLast) return;
      const { checked, drawn } = known.current;
      if (checked === state && drawn === state) {
        if (!isTypingNow.current) restore();
        return;
      }
      const next = await now.current.check();
      known.current.checked = state;
      if (!isLast) return;
      // What was said of the save stays: of what is saved already a check has less to say.
      if (known.current.saved !== state) {
        known.current.saved = undefined;
        setAnswer(next);
      }
      // Where somebody types, the page stays as it is.
      if (!next.isShown || isTypingNow.current) return;
      const shown = await now.current.draw(next);
      if (!shown || !isLast || isTypingNow.current) return;
      restore();
      known.current.drawn = state;
      setDrawing(shown);
    };
    const look = () =>
      update().then(
        () => {
          if (isLast) setUndrawn('');
        },
        (error: Error) => {
          if (!isLast) return;
          setUndrawn(
            t(
              'The page is not drawn as it is now: {message} It is tried again every few seconds.',
              { message: error.message },
            ),
          );
          timer = setTimeout(() => setAttempt((last) => last + 1), retryPause);
        },
      );
    // One after the other: what is drawn is what was checked last, and a slow server is not asked for each key.
    timer = setTimeout(() => {
      busy.current = busy.current.then(look);
    }, pause);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [state, isTyping, attempt]);

  return {
    ...{ answer, drawing, undrawn },
    /** Takes what is said of the state where it is saved. */
    setSaved: (next: Answer) => {
      known.current.saved = state;
      setAnswer(next);
    },
    onTyping: () => {
      isTypingNow.current = true;
      setIsTyping(true);
    },
    onTyped: (restore: () => void) => {
      isTypingNow.current = false;
      typed.current.push(restore);
      setIsTyping(false);
    },
  };
}
