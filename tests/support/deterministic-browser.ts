import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';

/**
 * Makes Chromium draw the same picture on every machine: with the fonts of npm
 * packages instead of the machine's (fontconfig reads that from a file), and with letters, colours
 * and edges drawn by the processor in one way.
 *
 * @param usual options with which the other tests start it
 */
export function drawIdentically(usual: LaunchOptions): LaunchOptions {
  return {
    ...usual,
    env: { ...process.env, FONTCONFIG_FILE: path.join(import.meta.dirname, 'fonts.conf') },
    args: [
      ...(usual.args ?? []),
      '--disable-gpu',
      '--disable-font-subpixel-positioning',
      '--disable-lcd-text',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      // Else each processor draws with the instructions that only it has.
      '--disable-skia-runtime-opts',
    ],
  };
}
