import { createRoot } from 'react-dom/client';
import { inUse } from '../../backend/browser/backend.ts';
import { Failure } from '../../browser/failure.tsx';
import { keepFocus } from '../../browser/keep-focus.ts';
import { endLoading, sayLoading } from '../../browser/loading.ts';
import { ContentList } from './content-list.tsx';
import './editor.css';
import { FileEditor } from './file-editor.tsx';

/** Shows the form of the file that the address names, or the list of all files. */
export async function showContents(): Promise<void> {
  const place = document.getElementById('editor') as HTMLElement;
  keepFocus(place);
  sayLoading('Reading the content …');
  createRoot(place).render(
    await open().catch((error: Error) => <Failure error={error} list={inUse.backend.address} />),
  );
  endLoading();
}

async function open() {
  const file = new URLSearchParams(location.search).get('file');
  if (!file) return <ContentList entries={await inUse.backend.list()} />;
  return <FileEditor description={await inUse.backend.describe(file)} />;
}
