import type { DecodedFiles } from '../../../packages/sitewright/content/decode/decode-files.ts';
import { ContentFile, SiteFolder } from '../../../packages/sitewright/content/disk/site-folder.ts';
import { formatProblem } from '../../../packages/sitewright/content/messages/problem.ts';
import { validateContent } from '../../../packages/sitewright/content/validate/validate-content.ts';
import { loadSiteCode } from '../../../packages/sitewright/kinds/site-code.ts';

/** A content folder as a browser may get it: what JSON can say of it. */
export interface SentFolder {
  /** The folder of the site, whose own kinds a bundle has. */
  site: string;
  path: string;
  files: [name: string, text: string][];
  downloads: [name: string, bytes: number][];
  captions: [name: string, text: string][];
  folders: string[];
  /** Milliseconds since 1970. */
  time: number;
  mark: DecodedFiles['mark'];
  fonts: Omit<DecodedFiles['fonts'], 'scripts'>;
  scripts: [string, unknown][];
  pictures: [string, unknown][];
}

/** Validates and composes a site, in a browser or elsewhere. @returns all of its content, and its problems, as JSON */
export function composeContent({ mark, fonts, scripts, pictures, ...sent }: SentFolder): string {
  const site = new SiteFolder({
    path: sent.path,
    all: new Map(
      sent.files.map(([name, text]) => [name, new ContentFile(`${sent.path}/${name}`, text)]),
    ),
    code: loadSiteCode(sent.site),
    entries: sent.folders.map((path) => ({ path, isFile: false, isFolder: true })),
    downloads: new Map(sent.downloads),
    captions: new Map(sent.captions),
    time: new Date(sent.time),
    showsUnpublished: false,
  });
  const decoded = {
    mark,
    fonts: { ...fonts, scripts: new Map(scripts) },
    pictures: new Map(pictures),
  } as DecodedFiles;
  const { content, problems } = validateContent(site, decoded);
  const write = (name: string, value: unknown) => {
    // What is a word differs from one edition of Unicode to the next, and each machine has its own.
    if (name === 'wordCount') return undefined;
    return value instanceof Map || value instanceof Set ? [...value] : value;
  };
  return JSON.stringify([content, problems.map(formatProblem)], write);
}
