import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { publishRelease } from '../hosting/releases/publish-release.ts';
import { parsePort } from '../lib/port.ts';
import { reportError } from '../lib/report-error.ts';
import { UserError } from '../lib/user-error.ts';

const usage = "usage: npm run release -- <folder> [--port 8080] [--reload 'nginx -s reload']";

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { port: { type: 'string', default: '8080' }, reload: { type: 'string' } },
    });
    const [folder] = positionals;
    if (!folder || positionals.length > 1) throw new UserError('expected one folder');
    return { folder, port: parsePort(values.port, '--port ', 1), reload: values.reload };
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n${usage}`);
  }
}

function reloadServer(command: string): void {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status === 0) return;
  throw new UserError(`"${command}" failed: the release is in place, but not served yet`);
}

/** Lists the packages that the site is built from, as npm reads them from package-lock.json. */
function createBillOfMaterials(): string {
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
  throw new UserError(`npm sbom failed: ${reason}`);
}

try {
  const { folder, port, reload } = readArguments();
  const name = publishRelease('build/client', folder, {
    nginx: { port, scratch: '/tmp' },
    billOfMaterials: createBillOfMaterials(),
    onLive: () => reload && reloadServer(reload),
  });
  console.log(`Release ${name} is current in ${folder}`);
} catch (error) {
  const reassurance = 'The previous release is still current';
  reportError(error, { folder: 'the release', reassurance });
}
