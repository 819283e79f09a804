import { chromium } from '@playwright/test';
import { type Browser, launch } from 'puppeteer-core';
import { systemChromium } from '../../../packages/sitewright-checks/support/browser.ts';

/** Starts a Chromium that prerenders: Playwright forbids that in the pages that it drives. */
export function launchChromium(): Promise<Browser> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return launch({
    executablePath: systemChromium() ?? chromium.executablePath(),
    // Not Puppeteer's own switches: they make a browser that no visitor has.
    ignoreDefaultArgs: true,
    args: [...sandbox, '--headless=new', '--no-first-run', '--window-size=1280,800'],
    defaultViewport: null,
  });
}
