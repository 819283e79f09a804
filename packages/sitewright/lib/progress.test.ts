import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Progress } from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('CI', '');
  vi.stubEnv('TERM', 'xterm');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** What somebody sees: lines, the last of which may be drawn anew in its place. */
class Screen {
  lines = [''];
  columns = 40;
  readonly isTTY: boolean;

  constructor(isTTY: boolean) {
    this.isTTY = isTTY;
  }

  write(text: string): boolean {
    const [first = '', ...more] = text.split('\n');
    this.lines = [...this.lines.slice(0, -1), `${this.lines.at(-1)}${first}`, ...more];
    return true;
  }

  cursorTo(): void {}

  clearLine(): void {
    this.lines = [...this.lines.slice(0, -1), ''];
  }
}

function show({ isTTY }: { isTTY: boolean }) {
  const screen = new Screen(isTTY);
  return { screen, progress: new Progress(screen as unknown as NodeJS.WriteStream) };
}

test('a terminal shows in one line what a command does and how far it is, and then what took long', () => {
  const { screen, progress } = show({ isTTY: true });
  progress.step('Bundling');
  expect(screen.lines).toEqual(['Bundling … 0 s']);
  vi.advanceTimersByTime(3_000);
  expect(screen.lines).toEqual(['Bundling … 3 s']);
  const advance = progress.step('Rendering the pages', 1_200);
  for (let page = 0; page < 1_150; page += 1) advance();
  vi.advanceTimersByTime(5_000);
  expect(screen.lines).toEqual(['Rendering the pages: 1,150 of 1,200 … 8']);
  advance(7, 1_300);
  vi.advanceTimersByTime(100);
  expect(screen.lines).toEqual(['Rendering the pages: 7 of 1,300 … 8 s']);
  progress.step('Checking the links');
  vi.advanceTimersByTime(200);
  progress.step('Bundling');
  vi.advanceTimersByTime(700);
  progress.finish();
  expect(screen.lines).toEqual(['It took 9.0 seconds: rendering the pages 5.1, bundling 3.7.', '']);
  vi.advanceTimersByTime(10_000);
  expect(screen.lines).toHaveLength(2);
});

test('what is printed meanwhile stands in lines of its own, and an error stands alone', () => {
  const { screen, progress } = show({ isTTY: true });
  progress.step('Bundling');
  screen.write('A warning\n');
  expect(screen.lines).toEqual(['A warning', '']);
  vi.advanceTimersByTime(2_500);
  expect(screen.lines).toEqual(['A warning', 'Bundling … 3 s']);
  progress.stop();
  screen.write('An error\n');
  vi.advanceTimersByTime(20_000);
  expect(screen.lines).toEqual(['A warning', 'An error', '']);
});

test('elsewhere nothing is printed for ten seconds, and then a line each ten seconds', () => {
  const { screen, progress } = show({ isTTY: false });
  const advance = progress.step('Rendering the pages', 1_000);
  vi.advanceTimersByTime(9_900);
  expect(screen.lines).toEqual(['']);
  advance(340);
  vi.advanceTimersByTime(19_000);
  const lines = [10, 20].map((time) => `Rendering the pages: 340 of 1,000 … ${time} s`);
  expect(screen.lines).toEqual([...lines, '']);
});

test.each([
  ['CI', 'true'],
  ['TERM', 'dumb'],
])('a terminal with %s=%s gets no line that is drawn anew', (name, value) => {
  vi.stubEnv(name, value);
  const { screen, progress } = show({ isTTY: true });
  progress.step('Bundling');
  vi.advanceTimersByTime(5_000);
  expect(screen.lines).toEqual(['']);
});

test('a quick command says nothing, and one that says itself how long it took says it once', () => {
  const quick = show({ isTTY: false });
  quick.progress.step('Bundling');
  vi.advanceTimersByTime(1_900);
  expect(quick.progress.describeTime()).toBe('1.9 seconds');
  quick.progress.finish();
  const long = show({ isTTY: false });
  long.progress.step('Compressing');
  vi.advanceTimersByTime(2_100);
  expect(long.progress.describeTime()).toBe('4.0 seconds: compressing 2.1, loading the code 1.9');
  long.progress.finish();
  expect([...quick.screen.lines, ...long.screen.lines]).toEqual(['', '']);
});

/** Commands that never take long, each with its reason. */
const quickCommands: Record<string, string> = {
  preview: 'it serves what is built, and says where at once',
  schemas: 'it writes a few files, whose size the content does not change',
};

const commands = globSync('packages/sitewright{,-*}/{commands/*,import}.ts');

test.each(commands)('%s says how far it is, or is always quick', (file) => {
  const code = readFileSync(file, 'utf8');
  const [, given] = /runCommand\(\s*(?:async )?\((?:\{ )?(progress|step)\b/.exec(code) ?? [];
  const uses = given ? [...code.matchAll(new RegExp(`\\b${given}\\b`, 'g'))].length : 0;
  expect(uses > 1).toBe(!Object.hasOwn(quickCommands, path.parse(file).name));
});
