import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { playwrightCommand } from './playwright-command.ts';

/** Finds the file of the first of these commands on the PATH; undefined when there is none. */
export function findCommand(...commands: string[]): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => commands.map((command) => path.join(folder, command)))
    .find((file) => existsSync(file));
}

/** Path of the system's Chromium; undefined where Playwright's own is the one to use. */
export const systemChromium = () =>
  findCommand('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');

/** How Playwright starts the browser. */
export function readLaunchOptions(): LaunchOptions {
  const executablePath = systemChromium();
  return {
    ...(executablePath && { executablePath }),
    args: [
      // Chromium's own sandbox refuses to run as root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      // Debian's Chromium draws by the graphics card. Where there is none, it is imitated, which takes longer.
      '--disable-gpu-rasterization',
      // Two pages of the address bar, which nobody sees, take half the time of every window.
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
      // A process for each page would take longer to start than most pages to load.
      '--renderer-process-limit=1',
    ],
    // The tests of the back/forward cache need it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  };
}

/**
 * Brings a browser where there is none: Debian's package where apt and root are at hand, else
 * Playwright's own download.
 *
 * @throws Error when neither works, with what to do
 */
export function ensureBrowser(): void {
  if (systemChromium() || existsSync(chromium.executablePath())) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from the system’s packages …');
    // Another run may be installing it at this moment.
    const install =
      'apt-get update -qq && apt-get -o DPkg::Lock::Timeout=300 install -y -qq chromium';
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { status } = spawnSync('sh', ['-c', install], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
    if (status === 0 && systemChromium()) return;
  }
  console.log('Downloading Chromium with Playwright …');
  const options = [playwrightCommand, 'install', '--with-deps', 'chromium'];
  const { status } = spawnSync(process.execPath, options, { stdio: 'inherit' });
  if (status !== 0 || !existsSync(chromium.executablePath())) {
    throw new Error('No browser for the tests: install Chromium so that `chromium` is on the PATH');
  }
}
