/**
 * npm run bench:tasks: the tasks of an editor's week, done by clicks and keys on what is seen, in each browser and at each
 * place. `npm run bench:tasks -- Firefox GitHub price` does one of them there. Browsers wait for nothing but the editor, so
 * the seconds of a person's hands are estimated from their clicks and keys, as the keystroke-level model does.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, launch } from 'puppeteer-core';
import sharp from 'sharp';
import { engines } from '../tests/engines/engines.ts';
import { Hands } from './hands.ts';
import { describeMachine } from './report.ts';
import { Differences, type Place, places } from './task-places.ts';
import { type Task, tasks } from './tasks.ts';

/** Seconds to point at something and click, and to press a key. */
const pace = { click: 1.3, key: 0.28 };

const wanted = process.argv.slice(2);
/** Those that the command names, or all. */
const choose = <One extends { name: string }>(all: readonly One[]): readonly One[] => {
  const named = all.filter(({ name }) => wanted.includes(name));
  return named.length > 0 ? named : all;
};

function start(name: string, executablePath: string): Promise<Browser> {
  const isFirefox = name === 'Firefox';
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return launch({
    browser: isFirefox ? 'firefox' : 'chrome',
    executablePath,
    args: isFirefox ? [] : sandbox,
    defaultViewport: { width: 1280, height: 800 },
  });
}

/** Does a task in a window that remembers nothing, and says what it took as a row of a table. */
async function measure(task: Task, browser: Browser, place: Place, picture: string) {
  using differences = new Differences(place.read());
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const hands = new Hands(page);
  const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1);
  let waiting = 0;
  let saving = '';
  let stop = '';
  try {
    await page.goto(place.address(task.start));
    await place.signIn(hands);
    await hands.see(
      task.start === 'list'
        ? { in: 'words', words: 'All content' }
        : { in: 'page', words: task.sees },
    );
    Object.assign(hands, { clicks: 0, keys: 0, waited: 0 });
    await task.do(hands, picture);
    await hands.on(task.saved ?? 'Save');
    waiting = hands.waited;
    const begin = Date.now();
    await hands.see({ in: 'controls', words: 'Saved' });
    saving = seconds(Date.now() - begin);
  } catch (error) {
    const said = await page.evaluate(`document.querySelector('[aria-label=Messages]')?.innerText`);
    stop = [`stopped: ${(error as Error).message}`, ...(said ? [`It says: ${said}`] : [])]
      .join('. ')
      .replaceAll(/\s+/g, ' ');
  }
  const { clicks, keys } = hands;
  const change = differences.of(place.read());
  await context.close();
  await place.restore();
  const other = task.change.test(change) ? '' : 'more than that, or less';
  const hand = (clicks * pace.click + keys * pace.key).toFixed(0);
  return [task.name, clicks, keys, hand, seconds(waiting), saving, change, stop || other];
}

console.log(describeMachine());
const folder = mkdtempSync(path.join(tmpdir(), 'tasks-'));
const picture = path.join(folder, 'market.jpg');
await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#6a8' } }).toFile(
  picture,
);
for (const engine of choose(engines.filter(({ name }) => name !== 'WebKit'))) {
  const file = engine.find();
  if (!file) throw new Error(`${engine.name} needs ${engine.needs}`);
  for (const { name, open } of choose(places)) {
    const place = await open();
    const browser = await start(engine.name, file);
    console.log(`\n${engine.name}, ${name}\n`);
    console.log('| task | clicks | keys | s of hand | s of waiting | s to saved | change | but |');
    console.log('|---|---|---|---|---|---|---|---|');
    for (const task of choose(tasks))
      console.log(`| ${(await measure(task, browser, place, picture)).join(' | ')} |`);
    await browser.close();
    place.close();
  }
}
rmSync(folder, { recursive: true });
