import { type ReactNode, useState } from 'react';
import type { PlacedProblem } from '../saving/place-problems.ts';
import type { Written } from '../storage/content-storage.ts';
import { t } from '../words/words.ts';
import { Alert } from './alert.tsx';
import { ProblemList } from './problem-list.tsx';

interface Writing {
  isBusy: boolean;
  /** Does something that is stored whole or not at all, and calls back with what is stored, and with what had the focus when it began. */
  act: <Result extends Written>(
    work: () => Promise<Result>,
    onStored: (result: Result, pressed: Element | null) => void | Promise<void>,
  ) => Promise<void>;
  /** Why nothing is changed, if that is so. */
  refusal: ReactNode;
}

/** What a form says of a change that is written when somebody asks for it. @param again what to do where somebody else was sooner */
export function useWriting(again: string): Writing {
  const [problems, setProblems] = useState<readonly PlacedProblem[]>([]);
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const act: Writing['act'] = async (work, onStored) => {
    // Nothing is done twice while it is under way.
    if (isBusy) return;
    const pressed = document.activeElement;
    setIsBusy(true);
    setProblems([]);
    setFailure('');
    try {
      const result = await work();
      setProblems(result.problems);
      if (result.saved) await onStored(result, pressed);
      else if (result.problems.length === 0)
        setFailure(t('Somebody else has changed the content meanwhile: {again}.', { again }));
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setIsBusy(false);
    }
  };
  const refusal = (
    <>
      <Alert>
        {problems.length > 0 && (
          <>
            {t('Nothing is changed. To be put right first:')}
            <ProblemList problems={problems} />
          </>
        )}
      </Alert>
      <Alert>{failure && t('Nothing is changed. {failure}', { failure })}</Alert>
    </>
  );
  return { isBusy, act, refusal };
}
