import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import { findFreePort } from '../../packages/sitewright/lib/port.ts';
import {
  ensureBrowser,
  findCommand,
  systemChromium,
} from '../../packages/sitewright-checks/support/browser.ts';
import { waitUntilReady } from '../hosting/http-client.ts';

/** A running browser. */
export type Browser = Awaited<ReturnType<typeof driveMiniBrowser>>;

/** The engines to test the site in: what each needs, and which of Debian's packages bring it. */
export const engines = [
  {
    name: 'Chromium',
    needs: 'chromium on the PATH',
    find: () =>
      [systemChromium(), chromium.executablePath()].find((file) => existsSync(file ?? '')),
    install: ensureBrowser,
    start: (file: string) => driveWithPuppeteer('chrome', file),
  },
  {
    name: 'Firefox',
    needs: 'firefox on the PATH',
    find: () => findCommand('firefox-esr', 'firefox'),
    install: () => install('firefox-esr'),
    start: (file: string) => driveWithPuppeteer('firefox', file),
  },
  {
    name: 'WebKit',
    needs: 'WebKitWebDriver with MiniBrowser and xvfb-run',
    find: findMiniBrowser,
    install: () => install('webkit2gtk-driver xvfb xauth'),
    start: driveMiniBrowser,
  },
];

/** Finds WebKitGTK's small browser, if its driver and a virtual display are installed too. */
function findMiniBrowser(): string | undefined {
  if (!findCommand('WebKitWebDriver') || !findCommand('xvfb-run')) return undefined;
  // A driver works with the browser of its own release, and the last folder is the newest.
  return globSync('/usr/{lib,libexec}/{,*/}webkit{2gtk,gtk}-*/MiniBrowser').sort().at(-1);
}

/** Installs Debian's packages where apt and root are at hand. */
function install(packages: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages} from the system’s packages …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const command = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`;
  spawnSync('sh', ['-c', command], { stdio: 'ignore', env });
}

const height = 844;
/** Chromium's own sandbox refuses to run as root. */
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Puppeteer, which speaks DevTools' protocol with Chromium and WebDriver BiDi with Firefox. */
async function driveWithPuppeteer(
  browserName: 'chrome' | 'firefox',
  executablePath: string,
): Promise<Browser> {
  const browser = await launch({
    browser: browserName,
    executablePath,
    // Puppeteer loses a page that was prerendered.
    args: browserName === 'chrome' ? [...sandbox, '--disable-features=Prerender2'] : [],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  let page = await browser.newPage();
  return {
    async open(url, width) {
      // In a tab that went back or forward, Puppeteer never reports that the next page has loaded.
      const tab = await browser.newPage();
      await page.close();
      page = tab;
      await page.setViewport({ width, height });
      await page.goto(url);
    },
    // Puppeteer's own goBack never returns for a page from the back/forward cache.
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
async function driveMiniBrowser(binary: string) {
  const settings = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(settings, 'gtk-3.0'));
  writeFileSync(path.join(settings, 'gtk-3.0/gtk.css'), narrowWindow);
  const own = { XDG_CONFIG_HOME: settings, XDG_CACHE_HOME: settings, XDG_DATA_HOME: settings };
  const port = await findFreePort();
  const display = ['-a', '-s', '-screen 0 1600x1200x24'];
  const server = spawn('xvfb-run', [...display, 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, GDK_BACKEND: 'x11', ...own },
    // Its display and its driver end with it.
    detached: true,
  });
  const address = `http://127.0.0.1:${port}`;
  await waitUntilReady(address);
  const options = { binary, args: ['--automation'] };
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }),
    )
    .build();

  return {
    /** Opens a URL in a window with this viewport width and waits until the page has loaded. */
    async open(url: string, width: number) {
      const around = Number(await driver.executeScript('return outerHeight - innerHeight'));
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height: height + around });
      await driver.get(url);
    },
    /** Goes through the history: -1 is back, 1 is forward. May return before the page has loaded. */
    // With history.go WebKitWebDriver may hang or stay on the page, even a very simple one.
    go: (steps: -1 | 1) => (steps < 0 ? driver.navigate().back() : driver.navigate().forward()),
    /** Clicks at a place in CSS pixels from the window's upper left corner. */
    click: (x: number, y: number) =>
      driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform(),
    press(key: 'Enter' | 'Escape' | 'Tab') {
      const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };
      return driver.actions().sendKeys(keys[key]).perform();
    },
    /** Presses the keys of a text where the focus is. */
    type: (text: string) => driver.actions().sendKeys(text).perform(),
    /** Runs a function in the page; it can use nothing but its arguments. */
    evaluate: <A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<R> =>
      driver.executeScript(`return (${run})(...arguments)`, ...args),
    async close() {
      await driver.quit();
      const exited = once(server, 'exit');
      process.kill(-(server.pid ?? 0));
      await exited;
      rmSync(settings, { recursive: true });
    },
  };
}
