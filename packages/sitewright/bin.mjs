#!/usr/bin/env node
// `sitewright build`: runs a command of commands/, or of a companion package, in the folder of a site. Plain
// JavaScript: it runs on an older Node too, and goes on with the one that the site has as a package.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeElsewhere, describeNode, findCommands, VersionMismatch } from './companions.mjs';
import { listMissingPackages } from './missing-packages.mjs';

const leastMajor = 24;
/** A build is done sooner, in less memory, where young objects are collected often. */
const nodeOptions = { build: ['--max-semi-space-size=4', '--heap-growing-percent=60'] };
/** On Linux threads keep memory in up to eight arenas a core; with two in all a build takes as long, and 40 MB less. */
const environments = { build: { MALLOC_ARENA_MAX: '2' } };
/** Node keeps the code that it has compiled here, below the folder of the site: a build that has nothing to do takes 2.4 s for 3. */
const codeCache = 'node_modules/.cache/sitewright-code';

const machine = path.dirname(fileURLToPath(import.meta.url));
const [command = '', ...given] = process.argv.slice(2);
// `npm run` takes the two dashes before options away, `npx` leaves them.
const args = given[0] === '--' ? given.slice(1) : given;

const isHelp = /^(--help|-h|help)$/.test(command);
if (!isHelp) assertInstalled();
const commands = listCommands();
const usage = `usage: sitewright <command> in the folder of a site, one of ${[...commands.keys()].join(', ')}`;
if (isHelp) {
  console.log(usage);
  process.exit();
}
const file = commands.get(command);
if (!file) fail(describeElsewhere(command) ?? `${usage}; found "${command}"`);
const options = [...(nodeOptions[command] ?? []), file, ...args];
const env = {
  ...(existsSync('node_modules') && { NODE_COMPILE_CACHE: path.resolve(codeCache) }),
  ...environments[command],
  ...process.env,
};
const child = spawn(findNode(), options, { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (status, signal) => {
  process.exitCode = status ?? 1;
  if (signal) process.kill(process.pid, signal);
});

function assertInstalled() {
  const manifests = [machine, path.resolve('.')].filter((one) =>
    existsSync(path.join(one, 'package.json')),
  );
  const missing = manifests.flatMap((one) => listMissingPackages(one));
  if (missing.length === 0) return;
  fail(`${missing.length} packages are not installed, such as ${missing[0]}: run npm ci`);
}

/** The files of the core's commands and of those of companion packages, by their names in the order of the alphabet. */
function listCommands() {
  const folder = path.join(machine, 'commands');
  const own = readdirSync(folder).map((one) => [path.parse(one).name, path.join(folder, one)]);
  try {
    return new Map([...own, ...findCommands()].sort(([a], [b]) => (a < b ? -1 : 1)));
  } catch (error) {
    if (error instanceof VersionMismatch) fail(error.message);
    throw error;
  }
}

/** This Node where it is new enough, else that of the package `node` of the site. */
function findNode() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major >= leastMajor) return process.execPath;
  try {
    return createRequire(path.resolve('package.json')).resolve('node/bin/node');
  } catch {
    fail(`This is Node ${major}, and sitewright needs Node ${leastMajor}: ${describeNode()}`);
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
