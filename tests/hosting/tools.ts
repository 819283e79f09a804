import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A package that only `npm run test:hosts` needs: too large to come with the project. */
const defineTool = (name: string, version: string) => ({
  name,
  version,
  /** Where `install` puts it. */
  folder: path.resolve('node_modules/.cache/tools', `${name.replace('/', '-')}-${version}`),
});

export const wrangler = defineTool('wrangler', '4.164.0');
export const headersParser = defineTool('@netlify/headers-parser', '9.0.3');
export const redirectsParser = defineTool('@netlify/redirect-parser', '15.0.4');

/** Loads one of Netlify's own parsers, once it is installed. */
export const load = ({ folder, name }: typeof headersParser) =>
  import(pathToFileURL(path.join(folder, 'node_modules', name, 'lib/index.js')).href);

/**
 * Installs a tool unless it is installed; its install scripts do not run.
 *
 * @returns whether it is there now
 */
export function install({ name, version, folder }: typeof wrangler): boolean {
  if (existsSync(path.join(folder, 'node_modules', name))) return true;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{}');
  const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '-q'];
  return spawnSync('npm', ['install', ...options, `${name}@${version}`]).status === 0;
}
