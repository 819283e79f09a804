import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { type BrowserType, chromium, firefox, webkit } from '@playwright/test';
import { ensureBrowser, systemChromium } from '../support/browser.ts';
import { withBidi } from './drivers/bidi.ts';
import { withPlaywright } from './drivers/playwright.ts';
import { withWebDriver } from './drivers/webdriver.ts';
import type { Engine } from './engine.ts';

/** The file that a command on the PATH runs; undefined where there is none. */
function onPath(...commands: string[]): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => commands.map((command) => path.join(folder, command)))
    .find((file) => existsSync(file));
}

const systemFirefox = () => onPath('firefox-esr', 'firefox');

/** WebKitGTK's own small browser, where its driver and a screen for it are there as well. */
function miniBrowser(): string | undefined {
  if (!onPath('WebKitWebDriver') || !onPath('Xvfb')) return undefined;
  // Drivers drive the browser of their own release, and the last folder is the newest.
  return globSync('/usr/{lib,libexec}/{,*/}webkit{2gtk,gtk}-*/MiniBrowser').sort().at(-1);
}

const downloaded = (type: BrowserType) => existsSync(type.executablePath());

/** Installs Debian's packages where that can be done, else downloads Playwright's build. */
function install(type: BrowserType, found: () => string | undefined, packages: string): void {
  if (found() || downloaded(type)) return;
  const quiet = { stdio: 'ignore' } as const;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages} from the system’s packages …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const command = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`;
    spawnSync('sh', ['-c', command], { ...quiet, env });
    if (found()) return;
  }
  console.log(`Downloading ${type.name()} with Playwright …`);
  spawnSync('playwright', ['install', '--with-deps', type.name()], {
    ...quiet,
    shell: process.platform === 'win32',
  });
}

/** The three engines that browsers are made of. What the system has goes before a download. */
export const engines: Engine[] = [
  {
    name: 'Chromium',
    missing: () => (systemChromium() || downloaded(chromium) ? undefined : 'no Chromium here'),
    install: ensureBrowser,
    start: () => withPlaywright(chromium, systemChromium()),
  },
  {
    name: 'Firefox',
    missing: () =>
      systemFirefox() || downloaded(firefox)
        ? undefined
        : 'no firefox on the PATH, and no build of Playwright’s',
    install: () => install(firefox, systemFirefox, 'firefox-esr'),
    start() {
      const installed = systemFirefox();
      return installed ? withBidi(installed) : withPlaywright(firefox, undefined);
    },
  },
  {
    name: 'WebKit',
    missing: () =>
      miniBrowser() || downloaded(webkit)
        ? undefined
        : 'no WebKitWebDriver with MiniBrowser and Xvfb here, and no build of Playwright’s',
    install: () => install(webkit, miniBrowser, 'webkit2gtk-driver xvfb'),
    start() {
      const installed = miniBrowser();
      return installed ? withWebDriver(installed) : withPlaywright(webkit, undefined);
    },
  },
];
