import { cpSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { decodeFiles } from '../../packages/sitewright/content/index/decode-files.ts';
import type { SiteFolder } from '../../packages/sitewright/content/index/site-folder.ts';
import { formatProblem, type Problem } from '../../packages/sitewright/content/problem.ts';
import { validateContent } from '../../packages/sitewright/content/validate-content.ts';
import { readSite } from '../../packages/sitewright/kinds/read-site.ts';
import { ChangeableFolder, copyFirstLanguage, linkOwnCode } from './copy-content.ts';
import { example } from './example.ts';
import { listFileWords } from './file-words.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The pictures and the brand of a site, in which every change shows. */
const stampFiles = ({ entries }: SiteFolder, folder: string) =>
  entries.flatMap(({ path: file }) => {
    if (!/^(pictures|brand)\//.test(file)) return [];
    const { size, mtimeMs } = statSync(path.join(folder, file));
    return `${file} ${size} ${Math.floor(mtimeMs / 1_000)}`;
  });
const original = readSite(example);
const originalStamps = String(stampFiles(original, example));
/** Decoded once for all tests that leave pictures and the brand as they are. */
let decoded: ReturnType<typeof decodeFiles> | undefined;

/** A copy of the example, or another vendor's content, for one test, as a folder named content, removed when it ends. */
export class ContentFolder extends ChangeableFolder {
  constructor(languages: 'first language' | 'every language' = 'first language', source = example) {
    super(path.join(temporaryFolder(), 'content'));
    if (languages === 'first language') copyFirstLanguage(source, this.path);
    else cpSync(source, this.path, { recursive: true, preserveTimestamps: true });
    linkOwnCode(source, this.path);
  }

  rename(name: string, to: string): void {
    renameSync(path.join(this.path, name), path.join(this.path, to));
  }

  /** Sets values by their place, such as `hero.actions[1]`; undefined removes what is there. */
  set(file: string, values: Readonly<Record<string, unknown>>): this {
    this.change(file, (document) => {
      for (const [place, value] of Object.entries(values)) {
        const steps = place.match(/[^.[\]]+/g)?.map((step) => (/^\d+$/.test(step) ? +step : step));
        if (value === undefined) document.deleteIn(steps ?? []);
        else document.setIn(steps ?? [], document.createNode(value));
      }
    });
    return this;
  }

  /** A text with the copy's files named as the original's. */
  withoutParent(text: string): string {
    return text.replaceAll(`${path.dirname(this.path)}/`, '');
  }

  /** What a decoder tells of its pictures and its brand. */
  decode(site: SiteFolder): ReturnType<typeof decodeFiles> {
    if (String(stampFiles(site, this.path)) !== originalStamps) return decodeFiles(site);
    decoded ??= decodeFiles(original);
    return decoded;
  }

  /** What a build finds in it. */
  async findProblems(): Promise<readonly Problem[]> {
    const site = readSite(this.path);
    const { problems, content } = validateContent(site, await this.decode(site));
    // Whoever edits it in a browser sees no file.
    expect(listFileWords([...problems, ...(content?.warnings ?? [])])).toEqual([]);
    return problems;
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

/** A line in which `*` stands for any text. */
export const lineLike = (line: string) =>
  expect.stringMatching(`^${line.replaceAll(/[\\^$.|?+()[\]{}]/g, '\\$&').replaceAll('*', '.*')}$`);
