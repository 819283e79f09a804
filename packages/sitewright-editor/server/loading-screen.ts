import { spokenLanguage, t } from '../words/words.ts';

/**
 * What the page of an editor shows at once, before its script and its styles are there: the frame of the editor, and in
 * words what it is doing. It has its own styles, as nothing else is to be waited for. Where its script does not come, as
 * from a server that starts again, one can try again after a while.
 */
export const opening = (): string => `<style>
  :root { color-scheme: light dark; }
  html { background: canvas; color: canvastext; }
  body { margin: 0; }
  .opening { display: grid; grid: 3.5rem 1fr / minmax(0, 1fr) minmax(0, 4fr) minmax(0, 1fr); height: 100vh; font: 1rem / 1.5 system-ui; }
  .opening > * { margin: 0; border: 0 solid light-dark(#ccc, #444); }
  .opening > :first-child { grid-column: 1 / -1; border-bottom-width: 1px; }
  .opening > :last-child { border-inline-start-width: 1px; }
  .opening > :nth-child(3) { padding: 3rem 1rem; border-inline-start-width: 1px; text-align: center; }
  .late { visibility: hidden; animation: late 0s 10s forwards; }
  [data-late] .late { animation-delay: 0s; }
  @keyframes late { to { visibility: visible; } }
</style>
<div id="editor" aria-busy="true"><div class="opening"><div></div><div></div><div>${words()}</div><div></div></div></div>`;

const words = () =>
  `<p role="status">${t('Opening the editor …')}</p><p class="late" lang="${spokenLanguage()}">${t('This takes long.')} <a href="">${t('Try again')}</a></p>`;
