import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch } from 'puppeteer-core';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import { findFreePort } from '../../lib/port.ts';
import { waitUntilReady } from '../hosting/http-client.ts';

/** A running browser. Coordinates are CSS pixels from the window's upper left corner. */
export interface Browser {
  /** Opens a URL in a window with this viewport width and waits until the page has loaded. */
  open(url: string, width: number): Promise<void>;
  /** Goes through the history: -1 is back, 1 is forward. May return before the page has loaded. */
  go(steps: -1 | 1): Promise<void>;
  click(x: number, y: number): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Runs a function in the page; it can use nothing but its arguments. */
  evaluate<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<R>;
  close(): Promise<void>;
}

const windowHeight = 844;

/** Puppeteer, which speaks DevTools' protocol with Chromium and WebDriver BiDi with Firefox. */
export async function driveWithPuppeteer(
  name: 'chrome' | 'firefox',
  executablePath: string,
): Promise<Browser> {
  // Chromium's own sandbox refuses to run as root.
  const args = name === 'chrome' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await launch({ browser: name, executablePath, args, ignoreDefaultArgs });
  let page = await browser.newPage();
  return {
    async open(url, width) {
      // In a tab that went back or forward, Puppeteer never reports that the next page has loaded.
      const tab = await browser.newPage();
      await page.close();
      page = tab;
      await page.setViewport({ width, height: windowHeight });
      await page.goto(url);
    },
    // Puppeteer's own goBack never returns for a page from the back/forward cache. The page goes once it has
    // answered, or its answer could be lost with it.
    go: (steps) => page.evaluate((steps) => void setTimeout(() => history.go(steps)), steps),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`) as never,
    close: () => browser.close(),
  };
}

/** Without this style the window's own buttons keep it wider than a phone. */
const narrowWindow = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 4px; }';

/** Selenium, for WebKitGTK's WebKitWebDriver and MiniBrowser on a virtual display. */
export async function driveMiniBrowser(binary: string): Promise<Browser> {
  const settings = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(settings, 'gtk-3.0'));
  writeFileSync(path.join(settings, 'gtk-3.0/gtk.css'), narrowWindow);
  const folders = ['XDG_CONFIG_HOME', 'XDG_CACHE_HOME', 'XDG_DATA_HOME'];
  const ownFolders = Object.fromEntries(folders.map((name) => [name, settings]));
  const port = await findFreePort();
  const display = ['-a', '-s', '-screen 0 1600x1200x24'];
  const server = spawn('xvfb-run', [...display, 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, GDK_BACKEND: 'x11', ...ownFolders },
    // Its display and its driver end with it.
    detached: true,
  });
  const address = `http://127.0.0.1:${port}`;
  await waitUntilReady(address);
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      }),
    )
    .build();
  const window = driver.manage().window();
  const heightAround = async () =>
    Number(await driver.executeScript('return outerHeight - innerHeight'));

  return {
    async open(url, width) {
      await window.setRect({ x: 0, y: 0, width, height: windowHeight + (await heightAround()) });
      await driver.get(url);
    },
    // With history.go WebKitWebDriver may hang or stay on the page, even a very simple one.
    go: (steps) => (steps < 0 ? driver.navigate().back() : driver.navigate().forward()),
    click: (x, y) =>
      driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform(),
    press: (key) =>
      driver
        .actions()
        .sendKeys(Key[key.toUpperCase() as 'ENTER' | 'ESCAPE' | 'TAB'])
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    evaluate: (run, ...args) => driver.executeScript(`return (${run})(...arguments)`, ...args),
    async close() {
      await driver.quit();
      const exited = once(server, 'exit');
      process.kill(-(server.pid ?? 0));
      await exited;
      rmSync(settings, { recursive: true });
    },
  };
}
