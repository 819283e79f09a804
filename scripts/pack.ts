// `npm run pack`: makes of each package of packages/ what is installed, build/packages/<name>/ and a tarball of it
// beside that; prints the path of each, as npm install takes it. Node runs no TypeScript below node_modules, so the modules are JavaScript there.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { packMachine } from './pack-machine.ts';

const [output = 'build/packages'] = process.argv.slice(2);

const isNoTest = (file: string) => !/\.test\.tsx?$/.test(file);

rmSync(output, { recursive: true, force: true });
for (const name of readdirSync('packages')) {
  const folder = path.resolve(output, name);
  mkdirSync(folder, { recursive: true });
  // What starts a site is JavaScript already.
  if (name === 'create-sitewright')
    cpSync(path.join('packages', name), folder, {
      ...{ recursive: true, dereference: true, filter: isNoTest },
    });
  else packMachine(path.resolve('packages', name), folder);
  if (name === 'sitewright')
    execFileSync('node', ['scripts/pack-guides.ts', folder], { stdio: 'inherit' });
  cpSync('LICENSE', path.join(folder, 'LICENSE'));
  const options = ['pack', '--pack-destination', path.resolve(output), '--loglevel=error'];
  const tarball = execFileSync('npm', options, { cwd: folder, encoding: 'utf8' }).trim();
  console.log(path.resolve(output, tarball));
}
