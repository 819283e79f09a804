import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ContentFolder } from '../../../../tests/support/content-folder.ts';
import { formatProblem } from '../messages/problem.ts';

const letters = '<path d="M50 30h60v16H68v22h34v16H68v46H50z"/>';
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160">${inside}</svg>`;
const white = `<g fill="#fff">${letters}</g>`;
const square = '<path fill="#24c" d="M0 0h160v160H0z"/>';
const rounded = '<rect fill="#24c" width="160" height="160" rx="24"/>';
const disc = '<circle fill="#24c" cx="80" cy="80" r="80"/>';
const cutOut = '<path fill-rule="evenodd" d="M0 0h160v160H0zM50 30h60v16H68v22h34v16H68v46H50z"/>';
const colours = '<path fill="#d22" d="M0 0h60v60H0z"/><path fill="#2d2" d="M80 80h60v60H80z"/>';

const marks: [name: string, drawing: string, answer?: 'refused' | 'warned'][] = [
  ['dark-letters', svg(letters)],
  ['white-letters', svg(white)],
  ['cut-out', svg(cutOut)],
  ['colours', svg(colours)],
  ['white-ground', svg(`<path fill="#fff" d="M0 0h160v160H0z"/>${letters}`), 'refused'],
  ['coloured-ground', svg(square + white), 'refused'],
  ['rounded-ground', svg(rounded + white), 'refused'],
  ['disc', svg(disc + white), 'warned'],
];

/** The example with a page that shows these marks, each as a drawing and as a PNG. */
async function withMarks(shown: typeof marks): Promise<{ folder: ContentFolder; names: string[] }> {
  const folder = new ContentFolder();
  for (const [name, drawing] of shown) {
    folder.write(`pictures/${name}.svg`, drawing);
    folder.write(`pictures/${name}-2.png`, await sharp(Buffer.from(drawing)).png().toBuffer());
  }
  const names = shown.flatMap(([name]) => [`${name}.svg`, `${name}-2.png`]);
  const items = names.map((src) => ({ mark: { src, alt: src } }));
  folder.set('pages/winter.yaml', { logos: { section: 'logos', title: 'Who', items } });
  return { folder, names };
}

test('a mark that would be a block of ink is refused, as a drawing and as a PNG', async () => {
  const { folder, names } = await withMarks(marks);
  const refusal = /: expected an SVG.+ of which \d+ % would be a block of ink/;
  const lines = (await folder.problems()).filter((line) => refusal.test(line));
  const refused = names.filter((_, index) =>
    lines.some((line) => line.includes(` logos.items[${index}].mark.src: `)),
  );
  const expected = marks.flatMap(([name, , answer]) => (answer === 'refused' ? name : []));
  expect(refused).toEqual(expected.flatMap((name) => [`${name}.svg`, `${name}-2.png`]));
});

test('a mark that loses its shape in one ink is warned of, as a drawing and as a PNG', async () => {
  const { folder } = await withMarks(marks.filter(([, , answer]) => answer !== 'refused'));
  const { warnings } = await folder.content();
  const lines = warnings.map((one) => folder.withoutParent(formatProblem(one)));
  const said = lines.filter((line) => line.includes(':1:1 in one ink'));
  expect(said.map((line) => line.slice(0, line.indexOf(':'))).sort()).toEqual([
    'content/pictures/disc-2.png',
    'content/pictures/disc.svg',
  ]);
});
