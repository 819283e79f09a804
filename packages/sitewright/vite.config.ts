// Vite bundles this file with all that it imports by name, which takes seconds. What is imported by its address
// Node has by then, as the command that starts the server has it too.
import { pathToFileURL } from 'node:url';
import { ownModule } from './lib/own-files.ts';

const { href } = pathToFileURL(ownModule('build/vite/development-config.ts'));
const { developmentConfig }: typeof import('./build/vite/development-config.ts') = await import(
  href
);

export default developmentConfig();
