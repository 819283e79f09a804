import { createRoot } from 'react-dom/client';
import { addStyles } from '../../browser/add-styles.ts';
import { ContentList } from './content-list.tsx';
import { editedBy } from './contents.ts';
import styles from './editor.css?inline';
import { FileEditor } from './file-editor.tsx';

/** Shows the form of the file that the address names, or the list of all files. */
export async function showContents(): Promise<void> {
  addStyles(styles);
  const root = createRoot(document.getElementById('editor') as HTMLElement);
  root.render(
    await open().catch((error: Error) => (
      <main>
        <p className="problem" role="alert">
          {error.message}
        </p>
        <a href={editedBy.contents.address}>All content</a>
      </main>
    )),
  );
}

async function open() {
  const { contents } = editedBy;
  const file = new URLSearchParams(location.search).get('file');
  if (!file) return <ContentList entries={await contents.list()} />;
  return <FileEditor description={await contents.describe(file)} />;
}
