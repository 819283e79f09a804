import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildStep } from 'sitewright/build';
import { UserError } from 'sitewright/lib';
import { writePageEditor } from './live/write-page-editor.ts';

/** What is at the addresses of an origin that has the editor alone. */
const ownPages = {
  'index.html':
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=/admin"><title>Edit the site</title><a href="/admin">Edit the site</a></html>\n',
  '404.html':
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Not found</title>There is no such page. <a href="/admin">Edit the site</a></html>\n',
  'robots.txt': 'User-agent: *\nDisallow: /\n',
};

/**
 * Writes the editor of the live site into the folder to deploy, or into that of its own origin.
 *
 * @throws UserError where that origin is the site's, or a page of the site has the editor's address
 */
const writeFiles: BuildStep = async ({ startStep, ...built }) => {
  startStep('Writing the editor');
  const { bundle, styles, folder, settings, basePath, content } = built;
  const { editing, origin } = settings;
  if (editing?.at === origin) {
    throw new UserError(
      `${content.nameOf('site.yaml')} editing.at: expected another address than that of the site, such as https://edit.example.com: leave it out to edit at /admin`,
    );
  }
  for (const [name, text] of editing?.at ? Object.entries(ownPages) : [])
    writeFileSync(path.join(folder, name), text);
  await writePageEditor(folder, settings, basePath, content, { bundle, styles });
};

export default writeFiles;
