import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { example } from '../../../tests/support/example.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { listen } from '../../sitewright/lib/listen.ts';
import { fetchPictures } from './fetch-pictures.ts';

const photo = readFileSync(path.join(example, 'pictures/books.jpg'));
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Another site, which has a photograph and a drawing. */
async function startOtherSite(): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    if (url.includes('till')) response.end(photo);
    else if (url.includes('plan')) response.setHeader('content-type', 'image/svg+xml').end(drawing);
    else if (url.includes('page')) response.end('<html>');
    else response.writeHead(404).end();
  });
  const port = await listen(server);
  onTestFinished(() => void server.close());
  return `http://localhost:${port}`;
}

test('pictures of other sites that texts show come into pictures/, and the texts have their names', async () => {
  const folder = temporaryFolder();
  const origin = await startOtherSite();
  const body = (till: string, plan: string) =>
    `---\ntitle: A\n---\n![A](${till}) [b](${origin}/Our%20till.png?raw=1&b=2)\n\n<img src="${plan.replace('&', '&amp;')}" alt="c">\n\n![d][e]\n\n[e]: ${till}\n`;
  mkdirSync(path.join(folder, 'pages'));
  const place = path.join(folder, 'pages/a.md');
  writeFileSync(place, body(`${origin}/Our%20till.png?raw=1&b=2`, `${origin}/plan?a=b&c=d`));
  const { done, failed } = await fetchPictures(folder, ['pages/a.md']);
  expect(failed).toEqual([]);
  expect(done).toHaveLength(2);
  expect(readFileSync(place, 'utf8')).toBe(body('our-till.jpg', 'plan.svg'));
  expect(readFileSync(path.join(folder, 'pictures/our-till.jpg'))).toEqual(photo);
  expect(readFileSync(path.join(folder, 'pictures/plan.svg'), 'utf8')).toBe(drawing);
});

test('a picture that is none, or is not there, is said with its address, and the text stays as it is', async () => {
  const folder = temporaryFolder();
  const origin = await startOtherSite();
  const text = `![A](${origin}/page) ![B](${origin}/gone.jpg) ![C](http://127.0.0.1:1/d.jpg)`;
  writeFileSync(path.join(folder, 'a.md'), text);
  const { done, failed } = await fetchPictures(folder, ['a.md']);
  expect(done).toEqual([]);
  expect(failed).toEqual([
    expect.stringMatching(/page, found .*what is no picture/),
    expect.stringMatching(/gone\.jpg, found .*the answer 404/),
    expect.stringMatching(/d\.jpg, found .+/),
  ]);
  expect(readFileSync(path.join(folder, 'a.md'), 'utf8')).toBe(text);
});

test('a text in another encoding is said with its place, and keeps its bytes', async () => {
  const folder = temporaryFolder();
  const origin = await startOtherSite();
  const bytes = Buffer.from(`Caf\xe9 ![A](${origin}/till.png)`, 'latin1');
  writeFileSync(path.join(folder, 'a.md'), bytes);
  const { done, failed } = await fetchPictures(folder, ['a.md']);
  expect([done, failed]).toEqual([
    [],
    [expect.stringMatching(/a\.md:1:4 expected text in UTF-8, /)],
  ]);
  expect(readFileSync(path.join(folder, 'a.md'))).toEqual(bytes);
});
