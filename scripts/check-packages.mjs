// Runs before a command that needs the packages (`node --import`), and says in one line what is missing,
// where an import would fail with a stack. Plain JavaScript: it runs on Node 20 too.
import { listAllMissingPackages } from './missing-packages.mjs';

const missing = listAllMissingPackages();
const [major] = process.versions.node.split('.');
const problem =
  missing.length > 0
    ? `${missing.length} packages are not installed, such as ${missing[0]}: run npm ci --include=dev, as tests need packages for development`
    : Number(major) < 24
      ? `This is Node ${major}, and the project brings Node 24 as a package: run npm ci without --ignore-scripts, and the command through npm run`
      : undefined;

if (problem) {
  console.error(problem);
  process.exit(1);
}
