import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { readSite } from '../../read-site.ts';
import { loadContent } from '../load.ts';
import { formatProblem } from '../problem.ts';

const letters = '<path d="M50 30h60v16H68v22h34v16H68v46H50z"/>';
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160">${inside}</svg>`;
const white = `<g fill="#fff">${letters}</g>`;
const square = '<path fill="#24c" d="M0 0h160v160H0z"/>';
const rounded = '<rect fill="#24c" width="160" height="160" rx="24"/>';
const disc = '<circle fill="#24c" cx="80" cy="80" r="80"/>';
const cutOut = '<path fill-rule="evenodd" d="M0 0h160v160H0zM50 30h60v16H68v22h34v16H68v46H50z"/>';
const colours = '<path fill="#d22" d="M0 0h60v60H0z"/><path fill="#2d2" d="M80 80h60v60H80z"/>';

test.each([
  ['dark letters', svg(letters), undefined],
  ['white letters', svg(white), undefined],
  ['letters that are cut out of a ground', svg(cutOut), undefined],
  ['shapes in several colours', svg(colours), undefined],
  [
    'letters on a white ground',
    svg(`<path fill="#fff" d="M0 0h160v160H0z"/>${letters}`),
    'refused',
  ],
  ['white letters on a coloured ground', svg(square + white), 'refused'],
  ['white letters on a rounded ground', svg(rounded + white), 'refused'],
  ['white letters on a disc', svg(disc + white), 'a warning'],
])(
  'a mark with %s is used, advised on or refused, as a drawing and as a PNG',
  async (_what, drawing, answer) => {
    const png = await sharp(Buffer.from(drawing)).png().toBuffer();
    for (const [name, bytes] of [
      ['lindgrens.svg', drawing],
      ['mark.png', png],
    ] as const) {
      const folder = new ContentFolder();
      folder.write(`pictures/${name}`, bytes);
      const logos = {
        section: 'logos',
        title: 'Who',
        items: [{ mark: { src: name, alt: 'Mark' } }],
      };
      folder.set('pages/winter.yaml', { logos });
      const problems = await folder.problems();
      const refusal =
        /logos\.items\[0\]\.mark\.src: expected an SVG.+ of which \d+ % would be a block of ink/;
      expect(
        problems.some((line) => refusal.test(line)),
        name,
      ).toBe(answer === 'refused');
      if (answer === 'refused') continue;
      const { warnings } = await loadContent(readSite(folder.path));
      const lines = warnings.map((one) => folder.withoutParent(formatProblem(one)));
      const said = lines.filter((line) =>
        line.startsWith(`content/pictures/${name}:1:1 in one ink`),
      );
      expect(said, name).toHaveLength(answer === 'a warning' ? 1 : 0);
    }
  },
);
