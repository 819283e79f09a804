import type { BrowserType } from '@playwright/test';
import { type Browser, windowHeight } from '../engine.ts';

/** Playwright, for Chromium and for the builds of Firefox and WebKit that it downloads itself. */
export async function withPlaywright(
  type: BrowserType,
  executablePath: string | undefined,
): Promise<Browser> {
  const browser = await type.launch({
    ...(executablePath && { executablePath }),
    // Chromium's own sandbox refuses to run as root.
    ...(type.name() === 'chromium' && {
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
  });
  const context = await browser.newContext();
  const page = await context.newPage();
  return {
    description: `${type.name()} ${browser.version()}, driven by Playwright`,
    async open(url, width) {
      await page.setViewportSize({ width, height: windowHeight });
      await page.goto(url);
    },
    // Playwright's own goBack never returns for a page from the back/forward cache.
    go: (steps) => page.evaluate((steps) => history.go(steps), steps),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`),
    async readConsole(url, text) {
      const other = await context.newPage();
      const [message] = await Promise.all([
        other.waitForEvent('console', (line) => line.text().includes(text)),
        other.goto(url),
      ]);
      await other.close();
      return message.text();
    },
    close: () => browser.close(),
  };
}
