const name = 'token of the editor';

/** The token of the last sign-in, where this tab or, if it was asked for, this browser has kept it. */
export const findToken = (): string | null =>
  sessionStorage.getItem(name) ?? localStorage.getItem(name);

/** Keeps a token until the tab is closed; for long only where that is asked for. */
export function keepToken(token: string, isForLong: boolean): void {
  forgetToken();
  (isForLong ? localStorage : sessionStorage).setItem(name, token);
}

export function forgetToken(): void {
  sessionStorage.removeItem(name);
  localStorage.removeItem(name);
}
