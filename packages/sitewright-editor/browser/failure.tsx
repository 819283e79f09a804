import { t } from '../words/words.ts';
import { Alert } from './alert.tsx';

interface FailureProps {
  /** Why the editor cannot show what was asked for, a line for each reason. */
  error: Error;
  /** Where one may go instead, where that is known. */
  list?: string;
}

/** What there is to be seen in the place of an editor that cannot be opened. */
export function Failure({ error, list }: FailureProps) {
  return (
    <main className="sign-in">
      <h1>{t('This cannot be edited now')}</h1>
      <Alert>{error.message}</Alert>
      <p>{t('Try again once that is put right. What you had not saved is kept.')}</p>
      <button type="button" onClick={() => location.reload()}>
        {t('Try again')}
      </button>
      {list && <a href={list}>{t('All content')}</a>}
    </main>
  );
}
