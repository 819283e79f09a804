import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeHostFiles } from './host-files.ts';

test.each([
  ['one page carries no policy', 1, true, 0],
  ['pages with more styles than _headers can name carry their own policies', 40, true, 40],
  ['a page for a host that sends no headers carries its own policy', 1, false, 1],
])('%s', (_, pages, sendsHeaders, carriers) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'host-files-'));
  const files = Array.from({ length: pages }, (_, index) => path.join(folder, `p${index}.html`));
  for (const file of files) writeFileSync(file, `<html><head><style>${file}{}</style></head>`);
  const warning = writeHostFiles(folder, sendsHeaders);
  expect(warning !== undefined).toBe(pages > 1);
  expect(readFileSync(path.join(folder, '_headers'), 'utf8')).toMatch(/^\/\*\n/);
  const carrying = files.filter((file) =>
    /<head><meta http-equiv="Content-Security-Policy" content="default-src 'none';style-src 'sha/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(carrying).toHaveLength(carriers);
  rmSync(folder, { recursive: true });
});
