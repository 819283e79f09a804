import { renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { decodeFiles } from '../../packages/sitewright/content/decode/decode-files.ts';
import type { SiteFolder } from '../../packages/sitewright/content/disk/site-folder.ts';
import { formatProblem, type Problem } from '../../packages/sitewright/content/messages/problem.ts';
import type { SiteContent } from '../../packages/sitewright/content/pages/site-content.ts';
import { validateContent } from '../../packages/sitewright/content/validate/validate-content.ts';
import { readSite } from '../../packages/sitewright/kinds/read-site.ts';
import { lineLike, setFields, TinySite } from '../fixtures/tiny/tiny-site.ts';
import {
  ChangeableFolder,
  copyContent,
  copyFirstLanguage,
  linkOwnCode,
} from './content/copy-content.ts';
import { listFileWords } from './content/file-words.ts';
import { example } from './example.ts';
import { temporaryFolder } from './temporary-folder.ts';

export { lineLike };

/** The pictures and the brand of a site, in which every change shows. */
const stampFiles = ({ entries }: SiteFolder, folder: string) =>
  entries.flatMap(({ path: file }) => {
    if (!/^(pictures|brand)\//.test(file)) return [];
    const { size, mtimeMs } = statSync(path.join(folder, file));
    return `${file} ${size} ${Math.floor(mtimeMs / 1_000)}`;
  });
/** What a decoder tells of a source, once for all tests that leave pictures and the brand as they are. */
const originals = new Map<string, { stamps: string; decoded: ReturnType<typeof decodeFiles> }>();
function readOriginal(source: string) {
  const site = readSite(source);
  const original = originals.get(source) ?? {
    stamps: String(stampFiles(site, source)),
    decoded: decodeFiles(site),
  };
  originals.set(source, original);
  return original;
}

/** A site on the disk for one test, as a folder named content, removed when it ends. */
export class ContentFolder extends ChangeableFolder {
  readonly #source: string;

  /** @param site what it is a copy of: a vendor's content, in one language or all, or a tiny site, read far sooner */
  constructor(
    site: 'first language' | 'every language' | TinySite = 'first language',
    source = example,
  ) {
    super(path.join(temporaryFolder(), 'content'));
    this.#source = site instanceof TinySite ? this.path : source;
    if (site instanceof TinySite) site.writeTo(this.path);
    else if (site === 'first language') copyFirstLanguage(source, this.path);
    else copyContent(source, this.path);
    if (this.#source === source) linkOwnCode(source, this.path);
  }

  rename(name: string, to: string): void {
    renameSync(path.join(this.path, name), path.join(this.path, to));
  }

  /** Sets values by their place, such as `hero.actions[1]`; undefined removes what is there. */
  set(file: string, values: Readonly<Record<string, unknown>>): this {
    this.change(file, (document) => setFields(document, values));
    return this;
  }

  /** A text with the copy's files named as the original's. */
  withoutParent(text: string): string {
    return text.replaceAll(`${path.dirname(this.path)}/`, '');
  }

  /** What a decoder tells of its pictures and its brand. */
  decode(site: SiteFolder): ReturnType<typeof decodeFiles> {
    // What a test has just written may change within a second.
    if (path.isAbsolute(this.#source)) return decodeFiles(site);
    const { stamps, decoded } = readOriginal(this.#source);
    return String(stampFiles(site, this.path)) === stamps ? decoded : decodeFiles(site);
  }

  /** Its files as a build reads them. */
  get folder(): SiteFolder {
    return readSite(this.path);
  }

  /** What a build finds in it, and makes of it. */
  async validate(): Promise<ReturnType<typeof validateContent>> {
    const { folder } = this;
    const read = validateContent(folder, await this.decode(folder));
    // Whoever edits it in a browser sees no file.
    expect(listFileWords([...read.problems, ...(read.content?.warnings ?? [])])).toEqual([]);
    return read;
  }

  async findProblems(): Promise<readonly Problem[]> {
    return (await this.validate()).problems;
  }

  /** Its content, without a problem. */
  async content(): Promise<SiteContent> {
    const { content, problems } = await this.validate();
    expect(this.print(problems)).toEqual([]);
    return content as SiteContent;
  }

  /** What a build advises, a line each. */
  async advice(): Promise<string[]> {
    return this.print((await this.content()).warnings);
  }

  /** A line for each problem, as somebody reads them after a build. */
  print(problems: readonly Problem[]): string[] {
    return problems.map((one) => this.withoutParent(formatProblem(one)));
  }

  /** What an editor reads after a build, a line for each problem; nothing when all is well. */
  async problems(): Promise<string[]> {
    return this.print(await this.findProblems());
  }

  /** Expects that an editor reads these lines, in which `*` stands for any text, and no others. */
  async expectProblems(...lines: string[]): Promise<void> {
    expect(await this.problems()).toEqual(lines.map(lineLike));
  }
}
