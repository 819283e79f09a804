import { toPathPart } from 'sitewright/pages';
import { inUse } from '../backend/browser/backend.ts';
import { msg, t } from '../words/words.ts';

/** Megabytes. */
const most = 30;

const kinds = msg('Save it as JPEG, PNG, WebP, AVIF or SVG, and upload that.');

/** Why a file cannot be a picture of the site, with what to do; undefined where it may be one. */
export function describeUpload({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (/hei[cf]$/i.test(type) || /\.hei[cf]$/i.test(name))
    return t(
      '{name} is in Apple’s format HEIC, which few browsers show. Open it in Photos and export it as JPEG; an iPhone takes JPEG with Settings, Camera, Formats, Most Compatible.',
      { name },
    );
  if (!/\.(jpe?g|png|webp|avif|svg)$/i.test(name))
    return t('{name} is no picture for a site. {kinds}', { name, kinds: t(kinds) });
  if (size > most * 1e6)
    return t(
      '{name} has {size} MB, and may have {most}. Save it with 4,000 pixels on its longer side.',
      { name, size: Math.ceil(size / 1e6), most },
    );
  return undefined;
}

/** The name that a file gets beside others: two photographs called `image.jpg` are two. */
export function nameUpload(file: string, taken: readonly string[]): string {
  const [, stem = '', ending = ''] = /^(.*)\.(\w+)$/.exec(file.toLowerCase()) ?? [];
  const name = (number: number) =>
    `${toPathPart(stem)}${number > 1 ? `-${number}` : ''}.${ending === 'jpeg' ? 'jpg' : ending}`;
  let number = 1;
  while (taken.includes(name(number))) number += 1;
  return name(number);
}

/** Puts a picture beside the others. @returns its name there, or why it is not taken */
export async function uploadPicture(file: File): Promise<{ name: string } | { problem: string }> {
  const problem = describeUpload(file);
  if (problem) return { problem };
  const { backend } = inUse;
  try {
    const taken = Object.keys(await backend.texts()).map((one) => one.replace(/^pictures\//, ''));
    const name = nameUpload(file.name, taken);
    await backend.addPicture(name, file);
    return { name };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/** What a picture shows, and what shows it. */
export interface PictureUse {
  description: string;
  places: string;
}

/** What is known of each picture that is used, by its name. */
export async function findUses(): Promise<ReadonlyMap<string, PictureUse>> {
  const entries = await inUse.backend.list().catch(() => []);
  const shown = entries.flatMap(({ label, pictures }) =>
    pictures.map((one) => ({ ...one, label })),
  );
  const byName = Map.groupBy(shown, ({ name }) => name);
  return new Map(
    [...byName].map(([name, all]) => [
      name,
      {
        description: all.find((one) => one.description)?.description ?? '',
        places: [...new Set(all.map(({ label }) => label))].join(', '),
      },
    ]),
  );
}
