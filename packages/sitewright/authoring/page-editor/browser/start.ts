import { showEditor } from './editor.tsx';

await showEditor(location.pathname.replace('/admin/edit', '') || '/');
