import { type ConsoleMessage, launch } from 'puppeteer-core';
import { type Browser, windowHeight } from '../engine.ts';

/** Puppeteer, for an installed Firefox: the two speak WebDriver BiDi. */
export async function withBidi(executablePath: string): Promise<Browser> {
  const browser = await launch({ browser: 'firefox', executablePath });
  let page = await browser.newPage();
  return {
    description: `${await browser.version()}, driven by Puppeteer`,
    async open(url, width) {
      // In a tab that went back or forward, Puppeteer never reports that the next page has loaded.
      const tab = await browser.newPage();
      await page.close();
      page = tab;
      await page.setViewport({ width, height: windowHeight });
      await page.goto(url);
    },
    // Puppeteer's own goBack never returns for a page from the back/forward cache.
    go: (steps) => page.evaluate((steps) => history.go(steps), steps),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`) as never,
    async readConsole(url, text) {
      const tab = await browser.newPage();
      const line = new Promise<string>((resolve) => {
        tab.on('console', (message: ConsoleMessage) => {
          if (message.text().includes(text)) resolve(message.text());
        });
      });
      await tab.goto(url);
      const found = await line;
      await tab.close();
      return found;
    },
    close: () => browser.close(),
  };
}
