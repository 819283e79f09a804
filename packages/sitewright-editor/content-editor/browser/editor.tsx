import { createRoot } from 'react-dom/client';
import { addStyles } from '../../browser/add-styles.ts';
import { Failure } from '../../browser/failure.tsx';
import { keepFocus } from '../../browser/keep-focus.ts';
import { endLoading, sayLoading } from '../../browser/loading.ts';
import { ContentList } from './content-list.tsx';
import { editedBy } from './contents.ts';
import styles from './editor.css?inline';
import { FileEditor } from './file-editor.tsx';

/** Shows the form of the file that the address names, or the list of all files. */
export async function showContents(): Promise<void> {
  addStyles(styles);
  const place = document.getElementById('editor') as HTMLElement;
  keepFocus(place);
  sayLoading('Reading the content …');
  createRoot(place).render(
    await open().catch((error: Error) => (
      <Failure error={error} list={editedBy.contents.address} />
    )),
  );
  endLoading();
}

async function open() {
  const { contents } = editedBy;
  const file = new URLSearchParams(location.search).get('file');
  if (!file) return <ContentList entries={await contents.list()} />;
  return <FileEditor description={await contents.describe(file)} />;
}
