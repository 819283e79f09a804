// npm run release -- root@www: builds the site and puts it on a server with nginx or Caddy, without a gap for visitors.

import { spawnSync } from 'node:child_process';
import { hostname, userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { formatProblem } from 'sitewright/content';
import { readDeployment } from 'sitewright/hosting';
import { type Progress, runCommand, UserError } from 'sitewright/lib';
import { binFile } from 'sitewright/node';
import { contentFolder, findNotMoved, loadContent, readSite } from 'sitewright/site';
import { type BuiltSite, readBuiltSite } from '../publish/built-site.ts';
import { describeHistory, listOld } from '../publish/history.ts';
import { getPreviewPath, publishPreview } from '../publish/preview-change.ts';
import { type Plan, publish, undo } from '../publish/publish.ts';
import { Server, type ServerName } from '../publish/server.ts';
import { createLocalTransport, createSshTransport } from '../publish/transport.ts';

const usage = `usage: npm run release -- root@www, or local for this machine, with one of
  --build FOLDER    a build that is there already, instead of a new one
  --list            what was live when
  --undo            the release before the live one
  --preview NAME    shows a change beside the live site, behind a password; with --remove no longer
  --prune 5         deletes all releases but the newest ones
and where it differs --folder /srv/site, --server nginx or caddy, --address https://www.example.com`;

const settings = { usage };

await runCommand(async (progress) => {
  const { target, values } = readArguments();
  const transport = target === 'local' ? createLocalTransport(target) : createSshTransport(target);
  const server = new Server(transport, values.folder, progress.step);
  const command = `npm run release -- ${process.argv.slice(2).join(' ')}`;
  const who = `${userInfo().username}@${hostname()}`;
  const plan = { command, server: values.server as ServerName | undefined, who };
  const read = {
    step: 'the list of releases',
    live: 'Nothing was changed',
    todo: `see whether the folder ${values.folder} is there`,
  };
  if (values.list) {
    return console.log(describeHistory(await server.step(() => server.readState(), read)));
  }
  if (values.preview !== undefined) {
    return console.log(await preview(server, values.preview, values, progress));
  }
  if (!values.prune && !values.undo) assertAllMoved();
  const unlock = await server.lock(who);
  try {
    if (values.prune) {
      const old = listOld(await server.step(() => server.readState(), read), Number(values.prune));
      await server.step(() => server.prune(old), { ...read, step: 'the deletion' });
      return console.log(
        old.length > 0 ? `Deleted: ${old.join(', ')}.` : 'There was nothing to delete.',
      );
    }
    const lines = values.undo
      ? await undo(server, { ...plan, address: '' })
      : await release(server, values, plan, progress);
    for (const line of lines) console.log(line);
  } finally {
    await unlock();
  }
}, settings);

async function preview(
  server: Server,
  name: string,
  { remove, address }: { remove?: boolean; address?: string },
  progress: Progress,
): Promise<string> {
  const basePath = getPreviewPath(name);
  if (remove) {
    const advice = {
      step: 'the removal',
      live: 'The preview may be there',
      todo: 'run the same again',
    };
    const removed = await server.step(() => server.removePreview(name), advice);
    return removed ? `The preview ${name} is removed.` : `There is no preview ${name}.`;
  }
  runBuild(progress, { ...process.env, SITE_BASE_PATH: basePath });
  const built = readBuiltSite('build/client');
  return publishPreview(server, built, name, address ? address + basePath : built.address);
}

async function release(
  server: Server,
  { build, address }: { build?: string; address?: string },
  plan: Omit<Plan, 'address'>,
  progress: Progress,
): Promise<string[]> {
  if (build === undefined) runBuild(progress);
  progress.step('Reading the content');
  const built = readBuiltSite(build ?? 'build/client');
  await assertOwnBuild(built);
  return publish(server, built, { ...plan, address: address ?? built.address });
}

/** @throws UserError when a build is not that of the content here */
async function assertOwnBuild({ folder, vendor, address }: BuiltSite): Promise<void> {
  const { site } = await loadContent(readSite(contentFolder));
  const own = site.origin + readDeployment().basePath;
  if (vendor === site.name && address === own) return;
  throw new UserError(
    `${folder} is the site of ${vendor}, ${address}, and the content here is that of ${site.name}, ${own}: build it again, or name another folder. Nothing was changed.`,
  );
}

/** @throws UserError while notes of an import say what of the old site is missing */
function assertAllMoved(): void {
  const left = findNotMoved(readSite(contentFolder));
  const [first] = left;
  if (!first) return;
  throw new UserError(
    `${formatProblem(first)}\n${left.length} such ${left.length > 1 ? 'notes of the import are' : 'note of the import is'} left, and what they stand for is missing: npm run launch-check names each. Nothing was changed.`,
  );
}

function runBuild(progress: Progress, env = process.env): void {
  progress.step('Building');
  // The build says itself how far it is.
  progress.clear();
  const options = [binFile, 'build'];
  const { status } = spawnSync(process.execPath, options, { stdio: 'inherit', env });
  if (status !== 0)
    throw new UserError('The build failed, for the reason above. Nothing was changed.');
}

function readArguments() {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = {
    ...{ build: text, folder: { ...text, default: '/srv/site' }, server: text, address: text },
    ...{ list: flag, undo: flag, prune: text, preview: text, remove: flag },
  };
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [target, ...others] = positionals;
    const { build, list, undo, prune, preview } = values;
    const actions = [build, list, undo, prune, preview].filter((one) => one !== undefined);
    const isWrong =
      (values.remove && preview === undefined) ||
      (values.prune !== undefined && !/^[1-9]\d*$/.test(values.prune)) ||
      (values.server !== undefined && !/^(nginx|caddy)$/.test(values.server)) ||
      (values.address !== undefined && !/^https?:\/\/[^/]/.test(values.address));
    if (target && others.length === 0 && actions.length <= 1 && !isWrong) return { target, values };
  } catch {}
  throw new UserError(usage);
}
