/** The content editor, of the development server and of the live site. */
import { type Fields, markdownFormat, yamlFormat } from '../file-formats.ts';
import { withoutFrame } from '../text-frame.ts';

const here = (file: string) => new URL(file, import.meta.url).href;
const { default: CMS } = await import(/* @vite-ignore */ here('npm/index.js'));
const { unkept = {}, ...config } = await (await fetch(here('config.json'))).json();

interface Format {
  fromFile(text: string): Fields;
  toFile(fields: Fields): string;
}

function registerFormat(name: string, extension: string, { fromFile, toFile }: Format): void {
  CMS.registerCustomFormat(name, extension, {
    fromFile(text: string) {
      // The editor does not list a file that cannot be read: this one it would write otherwise.
      const lost = unkept[withoutFrame(text)];
      if (lost) throw new Error(`${lost} has line ends, or a byte order mark, that would be lost`);
      return fromFile(text);
    },
    toFile(fields: Fields) {
      try {
        return toFile(fields);
      } catch (error) {
        // The editor itself only says that saving failed.
        alert((error as Error).message);
        throw error;
      }
    },
  });
}

registerFormat('merged-yaml', 'yaml', yamlFormat);
registerFormat('merged-markdown', 'md', markdownFormat);

CMS.init({ config });
