import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type RawSection, readRawSections } from '../../app/content/page-files.ts';
import { readFields } from '../../app/content/read-fields.ts';
import type { KindName } from '../../app/content/schemas/page.ts';
import { fillCounts, lookNames, nameSections, writePage } from './any-page.ts';

/**
 * Writes five pages that nobody planned: only a hero, nothing but points, a platform with plans and
 * questions, the start page without its platforms, and one of every kind and look.
 *
 * @param folder path of a content folder that has a section of every kind
 */
export function writeCompositions(folder: string): void {
  mkdirSync(path.join(folder, 'pages'), { recursive: true });
  fillCounts(folder);
  const sections = readRawSections(folder);
  const find = (kind: KindName) => sections.find((one) => one.kind === kind) as RawSection;
  const write = (file: string, page: object) => writePage(folder, file, page);
  const heroOf = (name: string) => ({
    meta: {
      title: `A page with ${name}`,
      description: `A page with ${name} that nobody planned, but that somebody may compose tomorrow.`,
    },
    currency: 'USD',
    hero: { title: `A page with ${name}`, lead: 'What stands on it, nobody planned.' },
  });
  const everyLook = (kind: KindName) =>
    lookNames(kind).map((_, look) => ({ section: find(kind), look }));
  write('pages/only-a-hero.yaml', heroOf('only a hero'));
  write('pages/only-points.yaml', {
    ...heroOf('nothing but points'),
    ...nameSections(everyLook('points').slice(0, 5)),
  });
  const kinds = [...new Set(sections.map(({ kind }) => kind))].filter((kind) => kind !== 'hero');
  write('pages/everything.yaml', {
    ...heroOf('everything'),
    ...nameSections([
      ...kinds.map((kind) => ({ section: find(kind), look: 0 })),
      ...everyLook('points').slice(1),
      ...everyLook('closing').slice(1),
    ]),
  });
  const { platforms: _, ...home } = readFields(folder, 'home.yaml');
  write('home.yaml', home);
  const platform = sections.find(({ file }) => file.startsWith('platforms/'))?.file ?? '';
  const { closing, ...fields } = readFields(folder, `${platform}.yaml`);
  write(`${platform}.yaml`, {
    ...fields,
    currency: 'USD',
    plans: find('plans').value,
    questions: find('questions').value,
    closing,
  });
}
