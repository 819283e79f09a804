import { cpSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { loadContent } from '../../app/content/load.ts';
import { readSite } from '../../app/read-site.ts';
import { UserError } from '../../lib/user-error.ts';
import { ChangeableFolder, copyFirstLanguage } from './copy-content.ts';
import { example } from './example.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A copy of the example for one test, as a folder named content, removed when the test ends. */
export class ContentFolder extends ChangeableFolder {
  constructor(languages: 'first language' | 'every language' = 'first language') {
    super(path.join(temporaryFolder(), 'content'));
    if (languages === 'first language') copyFirstLanguage(example, this.path);
    else cpSync(example, this.path, { recursive: true });
  }

  rename(name: string, to: string): void {
    renameSync(path.join(this.path, name), path.join(this.path, to));
  }

  /** Removes a file or a folder. */
  remove(name: string): void {
    rmSync(path.join(this.path, name), { recursive: true });
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

  /** What an editor reads after a build, a line for each problem; nothing when all is well. */
  async problems(): Promise<string[]> {
    try {
      await loadContent(readSite(this.path));
      return [];
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return this.withoutParent(error.message).split('\n');
    }
  }

  /** Expects that an editor reads these lines, in which `*` stands for any text, and no others. */
  async expectProblems(...lines: string[]): Promise<void> {
    expect(await this.problems()).toEqual(lines.map(lineLike));
  }
}

/** A line in which `*` stands for any text. */
export const lineLike = (line: string) =>
  expect.stringMatching(`^${line.replaceAll(/[\\^$.|?+()[\]{}]/g, '\\$&').replaceAll('*', '.*')}$`);
