// `npm run reference`: writes the pages of docs/reference/ from definitions and types, and takes the pictures of them.
// `npm run reference -- text` leaves the pictures as they are.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listReference, referenceFolder } from '../tests/support/reference/pages.ts';
import { drawPictures } from './reference/draw-pictures.ts';

if (!process.argv.includes('text')) await drawPictures(path.join(referenceFolder, 'pictures'));
mkdirSync(referenceFolder, { recursive: true });
for (const [name, write] of listReference())
  writeFileSync(path.join(referenceFolder, name), write());
