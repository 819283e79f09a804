import type { FormEvent } from 'react';
import { Alert } from '../../browser/alert.tsx';
import { services } from '../../storage/repository/services.ts';
import { tWith } from '../../words/browser/words-with.tsx';
import { t } from '../../words/words.ts';
import type { LiveSettings } from '../settings.ts';
import { keepToken } from './token.ts';

interface SignInProps {
  settings: LiveSettings;
  /** Why the token of before is of no use. */
  problem: string;
}

/** Asks for the token of whoever edits. */
export function SignIn({ settings, problem }: SignInProps) {
  const { name, rights, advice } = services[settings.service];
  const signIn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    keepToken(String(data.get('token')).trim(), data.has('remember'));
    location.reload();
  };
  return (
    <main>
      <form className="sign-in" onSubmit={signIn}>
        <h1>{t('Edit the site')}</h1>
        <p>
          {t('Sign in with a token of {service}. It needs {rights}.', {
            service: t(name),
            rights: rights(settings.repository),
          })}{' '}
          {t(advice)} <a href={settings.tokens}>{t('Make one')}</a>
        </p>
        {!settings.isApart && (
          <p>
            {tWith(
              'A script of any page of this site, such as one that counts visitors, could read the token. Whoever looks after the site can give the editor an address of its own, where none of them runs: {setting} in {file}.',
              { setting: <code>editing.at</code>, file: <code>site.yaml</code> },
            )}
          </p>
        )}
        <Alert>{problem}</Alert>
        <label>
          {t('Token')}
          <input name="token" type="password" autoComplete="off" required />
        </label>
        <label>
          <input name="remember" type="checkbox" /> {t('Keep me signed in on this computer')}
        </label>
        <button type="submit">{t('Sign in')}</button>
      </form>
    </main>
  );
}
