import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf, pageNames, writeActions, writeNavigation } from './pages.mjs';

const own = path.dirname(fileURLToPath(import.meta.url));
const template = path.join(own, 'template');
const leastMajor = 24;
/** The commands of each package that a site may have, in the order of its package.json. */
const commandsOf = {
  sitewright: [
    ...['dev', 'build', 'preview', 'launch-check', 'translations', 'pictures', 'data', 'schemas'],
    ...['changes', 'weigh', 'upgrade', 'ids'],
  ],
  'sitewright-editor': [],
  'sitewright-checks': ['check', 'test', 'accept'],
  'sitewright-release': ['check:live', 'release'],
};
/** The security contact is good for a little less than a year. */
const contactDays = 330;

/**
 * Writes a new site.
 *
 * @param {string} folder where nothing is yet
 * @param {{ name: string, language: string, hue: number, pages: string[], editor: boolean, checks: boolean, release: boolean }} answers
 * @returns {string[]} the files that were written
 */
export function writeSite(folder, { name, language, hue, pages, ...parts }) {
  const manifest = JSON.parse(readFileSync(path.join(own, 'package.json'), 'utf8'));
  const expires = new Date(Date.now() + contactDays * 86_400_000).toISOString().slice(0, 10);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const packages = Object.keys(commandsOf).filter(
    (one) => one === 'sitewright' || parts[one.replace('sitewright-', '')],
  );
  const values = {
    name,
    hue,
    expires,
    timeZone: timeZone.includes('/') ? timeZone : 'Europe/London',
    languages: [language],
  };
  const leftOut = pageNames
    .filter((one) => !pages.includes(one))
    .flatMap((one) => filesOf(one).map((file) => `content/${file}`));
  const texts = new Map(
    listTemplates()
      .filter((file) => !leftOut.includes(file))
      .map((file) => [file, fillIn(readFileSync(path.join(template, file), 'utf8'), values)]),
  );
  if (!language.startsWith('en')) {
    const words = '# Placeholder: the words of all files are English: write them in this language.';
    const settings = texts.get('content/site.yaml');
    texts.set('content/site.yaml', settings.replace(/^languages:/m, `${words}\n$&`));
  }
  texts.set('package.json', writeManifest(path.basename(folder), manifest, packages));
  texts.set('README.md', fitPackages(texts.get('README.md'), packages));
  if (!parts.checks) {
    const workflow = 'dot-github/workflows/site.yaml';
    texts.set(workflow, texts.get(workflow).replace('npm run check', 'npm run build'));
  }
  texts.set('content/navigation.yaml', writeNavigation(pages));
  texts.set('content/actions.yaml', writeActions(pages));
  for (const [file, text] of texts) {
    // npm packs no file that is called .gitignore.
    const target = path.join(folder, file.replace(/^dot-/, '.'));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text, { flag: 'wx' });
  }
  return [...texts.keys()];
}

const listTemplates = () =>
  readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) =>
      path
        .relative(template, path.join(one.parentPath ?? one.path, one.name))
        .replaceAll(path.sep, '/'),
    );

/** Puts values for `__name__`, as JSON, which YAML reads too. */
const fillIn = (text, values) =>
  text.replaceAll(/__(\w+?)__/g, (_, key) => JSON.stringify(values[key]));

/** What of a site's README is about a package beside the core, and its update, as the site has them. */
function fitPackages(readme, packages) {
  const fitted = readme.replaceAll(/^\{(\w+)\} (.*\n)/gm, (_, name, line) =>
    packages.includes(`sitewright-${name}`) ? line : '',
  );
  const whole = fitted.replaceAll(/\n{3,}/g, '\n\n');
  return whole.replace('sitewright@latest', packages.map((one) => `${one}@latest`).join(' '));
}

function writeManifest(name, { version, sitewright }, packages) {
  const commands = packages.flatMap((one) => commandsOf[one]);
  const [major] = process.versions.node.split('.');
  const isOld = Number(major) < leastMajor;
  const manifest = {
    name: name.toLowerCase(),
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      start: 'sitewright build && sitewright preview',
      ...Object.fromEntries(commands.map((one) => [one, `sitewright ${one}`])),
    },
    dependencies: {
      ...sitewright.fonts,
      ...(isOld && { node: sitewright.node }),
      ...Object.fromEntries(packages.map((one) => [one, version])),
    },
    // The package that brings the right Node loads it when it is installed.
    ...(isOld && { allowScripts: { node: true }, pnpm: { onlyBuiltDependencies: ['node'] } }),
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
