import { spokenLanguage } from '../words/words.ts';

/** Says in the frame of the editor what it is doing until it is there. */
export function sayLoading(words: string): void {
  const place = document.querySelector<HTMLElement>('#editor .opening [role=status]');
  if (!place) return;
  place.lang = spokenLanguage();
  place.textContent = words;
}

/** Says that the editor is there. */
export function endLoading(): void {
  document.getElementById('editor')?.removeAttribute('aria-busy');
}
