import { createRoot } from 'react-dom/client';
import { ContentList } from './content-list.tsx';
import './editor.css';
import { FileEditor } from './file-editor.tsx';
import { readContentList, readDescription } from './server.ts';

const file = decodeURI(location.pathname).replace(/^\/admin\/(file\/)?|^\/admin$/, '');

async function open() {
  if (!file) return <ContentList entries={await readContentList()} />;
  return <FileEditor description={await readDescription(file)} />;
}

const root = createRoot(document.getElementById('editor') as HTMLElement);
root.render(
  await open().catch((error: Error) => (
    <main>
      <p className="problem" role="alert">
        {error.message}
      </p>
      <a href="/admin">All content</a>
    </main>
  )),
);
