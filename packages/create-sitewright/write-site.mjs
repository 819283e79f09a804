import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf, pageNames, writeActions, writeNavigation } from './pages.mjs';

const own = path.dirname(fileURLToPath(import.meta.url));
const template = path.join(own, 'template');
/** The security contact is good for a little less than a year. */
const contactDays = 330;

/**
 * Writes a new site.
 *
 * @param {string} folder where nothing is yet
 * @param {{ name: string, language: string, hue: number, pages: string[] }} answers
 * @returns {string[]} the files that were written
 */
export function writeSite(folder, { name, language, hue, pages }) {
  const { version } = JSON.parse(readFileSync(path.join(own, 'package.json'), 'utf8'));
  const expires = new Date(Date.now() + contactDays * 86_400_000).toISOString().slice(0, 10);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
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
  texts.set('package.json', writeManifest(path.basename(folder), version));
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

function writeManifest(name, version) {
  const commands = [
    'dev',
    'build',
    'preview',
    'check',
    'test',
    'accept',
    'launch-check',
    'translations',
    'pictures',
    'redirects',
    'data',
    'schemas',
    'changes',
    'weigh',
    'check:live',
    'release',
    'upgrade',
  ];
  const manifest = {
    name: name.toLowerCase(),
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      start: 'sitewright build && sitewright preview',
      ...Object.fromEntries(commands.map((one) => [one, `sitewright ${one}`])),
    },
    dependencies: { sitewright: version },
    // The package that brings the right Node loads it when it is installed.
    allowScripts: { node: true },
    pnpm: { onlyBuiltDependencies: ['node'] },
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
