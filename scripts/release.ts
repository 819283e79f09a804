import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { publish } from '../hosting/releases/publish.ts';
import { describeDiskError } from '../lib/disk-error.ts';

const usage = "usage: npm run release -- <folder> [--port 8080] [--reload 'nginx -s reload']";

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { port: { type: 'string', default: '8080' }, reload: { type: 'string' } },
    });
    const [folder] = positionals;
    const port = Number(values.port);
    if (!folder || positionals.length > 1 || !Number.isInteger(port)) return fail(usage);
    return { folder, port, command: values.reload };
  } catch (error) {
    return fail(`${(error as Error).message}\n${usage}`);
  }
}

const { folder, port, command } = readArguments();

function tellServer(): void {
  if (!command) return;
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) throw new Error(`"${command}" failed: the release is in place, not yet served`);
}

/** What the site is built from, by npm's own account of package-lock.json. */
function billOfMaterials(): string {
  const options = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const { status, stdout, stderr } = spawnSync('npm', options, {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return stdout;
  // npm's reason is the line after its error code.
  const [, reason = 'it needs npm 10 and package-lock.json'] =
    stderr?.match(/^npm error (?!code )(.+)$/m) ?? [];
  throw new Error(`npm sbom failed: ${reason}`);
}

try {
  const name = publish('build/client', folder, {
    nginx: { port, scratch: '/tmp' },
    billOfMaterials: billOfMaterials(),
    goLive: tellServer,
  });
  console.log(`Release ${name} is current in ${folder}`);
} catch (error) {
  fail(
    describeDiskError(error, folder, 'The release before is still current') ??
      (error as Error).message,
  );
}
