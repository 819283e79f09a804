import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The style sheet of all pages, of which each gets the rules that it uses. */
export const styleSheet = 'page/styles/global.css';

/** The same as a client bundle has it, by the bundler's list of its files. */
export function readStyleSheet(folder: string): string {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const { [styleSheet]: built } = JSON.parse(read('.vite/manifest.json'));
  return read(built.file);
}
