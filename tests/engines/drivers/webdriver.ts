import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import { findFreePort } from '../../../lib/port.ts';
import { waitUntilReady } from '../../hosting/http-client.ts';
import { type Browser, windowHeight } from '../engine.ts';
import { openDisplay } from './virtual-display.ts';

/** Without this style the window's own buttons keep it wider than a phone. */
const narrowWindow = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 4px; }';

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

/** Selenium, for WebKitGTK's WebKitWebDriver and MiniBrowser on a virtual display. */
export async function withWebDriver(miniBrowser: string): Promise<Browser> {
  const settings = mkdtempSync(path.join(tmpdir(), 'countermark-webkit-'));
  mkdirSync(path.join(settings, 'gtk-3.0'));
  writeFileSync(path.join(settings, 'gtk-3.0/gtk.css'), narrowWindow);
  const display = await openDisplay();
  const env = {
    ...process.env,
    DISPLAY: display.name,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: settings,
    XDG_CACHE_HOME: settings,
    XDG_DATA_HOME: settings,
  };

  const port = await findFreePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
  await waitUntilReady(`http://127.0.0.1:${port}`);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      }),
    )
    .build();
  const version = (await driver.getCapabilities()).getBrowserVersion();
  const window = driver.manage().window();
  const heightAround = async () =>
    Number(await driver.executeScript('return outerHeight - innerHeight'));

  return {
    description: `WebKitGTK ${version}, driven by Selenium`,
    async open(url, width) {
      await window.setRect({ x: 0, y: 0, width, height: windowHeight + (await heightAround()) });
      await driver.get(url);
    },
    // With history.go WebKitWebDriver may hang or stay on the page, even a very simple one.
    go: (steps) => (steps < 0 ? driver.navigate().back() : driver.navigate().forward()),
    click: (x, y) =>
      driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    evaluate: (run, ...args) => driver.executeScript(`return (${run})(...arguments)`, ...args),
    async close() {
      await driver.quit();
      const exited = once(server, 'exit');
      server.kill();
      await exited;
      await display.close();
      rmSync(settings, { recursive: true });
    },
  };
}
