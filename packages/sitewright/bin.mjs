#!/usr/bin/env node
// `sitewright build`: runs a command of commands/ in the folder of a site. Plain JavaScript: it runs on an older
// Node too, and goes on with the one that comes as a package.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listMissingPackages } from './missing-packages.mjs';

const leastMajor = 24;
/** A build is done sooner, in less memory, where young objects are collected often. */
const nodeOptions = { build: ['--max-semi-space-size=4', '--heap-growing-percent=60'] };

const machine = path.dirname(fileURLToPath(import.meta.url));
const folder = path.join(machine, 'commands');
const names = readdirSync(folder).map((file) => path.parse(file).name);
const [command = '', ...args] = process.argv.slice(2);
const name = command.replace(':', '-');

const known = names.map((one) => one.replace('check-live', 'check:live')).join(', ');
const usage = `usage: sitewright <command> in the folder of a site, one of ${known}`;
if (/^(--help|-h|help)$/.test(command)) {
  console.log(usage);
  process.exit();
}
if (!names.includes(name)) fail(`${usage}; found "${command}"`);
const manifests = [machine, path.resolve('.')].filter((one) =>
  existsSync(path.join(one, 'package.json')),
);
const missing = manifests.flatMap((one) => listMissingPackages(one));
if (missing.length > 0) {
  fail(`${missing.length} packages are not installed, such as ${missing[0]}: run npm ci`);
}
const ending = ['.js', '.ts'].find((one) => existsSync(path.join(folder, name + one)));
const options = [...(nodeOptions[name] ?? []), path.join(folder, name + ending), ...args];
const child = spawn(findNode(), options, { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (status, signal) => {
  process.exitCode = status ?? 1;
  if (signal) process.kill(process.pid, signal);
});

/** This Node where it is new enough, else that of the package `node`. */
function findNode() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major >= leastMajor) return process.execPath;
  try {
    return createRequire(import.meta.url).resolve('node/bin/node');
  } catch {
    fail(
      `This is Node ${major}, and sitewright needs Node ${leastMajor}, which it brings as a package: run npm ci without --ignore-scripts`,
    );
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
