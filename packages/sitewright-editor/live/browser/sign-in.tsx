import type { FormEvent } from 'react';
import { Alert } from '../../browser/alert.tsx';
import { services } from '../../storage/repository/services.ts';
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
        <h1>Edit the site</h1>
        <p>
          Sign in with a token of {name}. It needs {rights(settings.repository)}. {advice}{' '}
          <a href={settings.tokens}>Make one</a>
        </p>
        {!settings.isApart && (
          <p>
            A script of any page of this site, such as one that counts visitors, could read the
            token. With <code>editing.at</code> in <code>site.yaml</code> the editor has an address
            of its own, where none of them runs.
          </p>
        )}
        <Alert>{problem}</Alert>
        <label>
          Token
          <input name="token" type="password" autoComplete="off" required />
        </label>
        <label>
          <input name="remember" type="checkbox" /> Keep me signed in on this computer
        </label>
        <button type="submit">Sign in</button>
      </form>
    </main>
  );
}
