import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { type Document, parseDocument } from 'yaml';
import { loadContent } from '../../app/content/load.ts';
import { copyFirstLanguage } from './copy-content.ts';
import { example } from './example.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A copy of the example for one test, as a folder named content, removed when the test ends. */
export class ContentFolder {
  readonly #parent = temporaryFolder();
  readonly path = path.join(this.#parent, 'content');

  constructor(languages: 'first language' | 'every language' = 'first language') {
    if (languages === 'first language') copyFirstLanguage(example, this.path);
    else cpSync(example, this.path, { recursive: true });
  }

  read(file: string): string {
    return readFileSync(path.join(this.path, file), 'utf8');
  }

  write(file: string, text: string | Uint8Array): void {
    const place = path.join(this.path, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }

  rename(name: string, to: string): void {
    renameSync(path.join(this.path, name), path.join(this.path, to));
  }

  /** Removes a file or a folder. */
  remove(name: string): void {
    rmSync(path.join(this.path, name), { recursive: true });
  }

  /** Replaces a text in a file, which must hold it. */
  edit(file: string, from: string, to: string): void {
    const text = this.read(file);
    if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`);
    this.write(file, text.replace(from, to));
  }

  /** Changes a file as YAML, or what stands above the text of one in Markdown. */
  change(file: string, edit: (document: Document) => void): void {
    const text = this.read(file);
    const fields = file.endsWith('.md') ? (text.split('---\n')[1] ?? '') : text;
    const document = parseDocument(fields);
    edit(document);
    const next = text.replace(fields, () => String(document));
    this.write(file, next);
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
    return text.replaceAll(`${this.#parent}/`, '');
  }

  /** What an editor reads after a build, a line for each problem; nothing when all is well. */
  problems(): string[] {
    try {
      loadContent(this.path);
      return [];
    } catch (error) {
      return this.withoutParent((error as Error).message).split('\n');
    }
  }

  /** Expects that an editor reads these lines, in which `*` stands for any text, and no others. */
  expectProblems(...lines: string[]): void {
    expect(this.problems()).toEqual(lines.map(lineLike));
  }
}

/** A line in which `*` stands for any text. */
export const lineLike = (line: string) =>
  expect.stringMatching(`^${line.replaceAll(/[\\^$.|?+()[\]{}]/g, '\\$&').replaceAll('*', '.*')}$`);
