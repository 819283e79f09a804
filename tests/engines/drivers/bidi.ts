import { type ConsoleMessage, launch } from 'puppeteer-core';
import { type Browser, windowHeight } from '../engine.ts';

/** Puppeteer, for an installed Firefox: the two speak WebDriver BiDi. */
export async function withBidi(executablePath: string): Promise<Browser> {
  const browser = await launch({ browser: 'firefox', executablePath });
  let page = await browser.newPage();
  return {
    description: `${await browser.version()}, driven by Puppeteer`,
    async open(address, width) {
      // In a tab that went back or forward, Puppeteer waits in vain for the next page to load.
      const tab = await browser.newPage();
      await page.close();
      page = tab;
      await page.setViewport({ width, height: windowHeight });
      await page.goto(address);
    },
    // Puppeteer's own goBack waits in vain for a page that comes out of the cache to load.
    go: (steps) => page.evaluate((steps) => history.go(steps), steps),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    run: (work, ...args) => page.evaluate(`(${work})(...${JSON.stringify(args)})`) as never,
    async logged(address, words) {
      const tab = await browser.newPage();
      const line = new Promise<string>((resolve) => {
        tab.on('console', (message: ConsoleMessage) => {
          if (message.text().includes(words)) resolve(message.text());
        });
      });
      await tab.goto(address);
      const text = await line;
      await tab.close();
      return text;
    },
    close: () => browser.close(),
  };
}
