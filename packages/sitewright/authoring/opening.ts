/**
 * What the page of an editor shows at once, before its script and its styles are there: the frame of the editor, and in
 * words what it is doing. It has its own styles, as nothing else is to be waited for.
 */
export const opening = `<style>
  :root { color-scheme: light dark; }
  html { background: canvas; color: canvastext; }
  body { margin: 0; }
  .opening { display: grid; grid: 3.5rem 1fr / minmax(0, 1fr) minmax(0, 4fr) minmax(0, 1fr); height: 100vh; font: 1rem / 1.5 system-ui; }
  .opening > * { margin: 0; border: 0 solid light-dark(#ccc, #444); }
  .opening > :first-child { grid-column: 1 / -1; border-bottom-width: 1px; }
  .opening > :last-child { border-inline-start-width: 1px; }
  .opening > p { padding: 3rem 1rem; border-inline-start-width: 1px; text-align: center; }
</style>
<div id="editor" aria-busy="true"><div class="opening"><div></div><div></div><p role="status">Opening the editor …</p><div></div></div></div>`;
