import { expect, test } from 'vitest';
import { z } from 'zod';
import { readCsvList } from './read-csv-list.ts';

const schema = z.toJSONSchema(
  z.array(
    z.strictObject({
      name: z.string(),
      price: z.number().optional(),
      seats: z.int().optional(),
      isOpen: z.boolean().optional(),
      day: z.iso.date().optional(),
      size: z.enum(['small', 'large']).optional(),
      tags: z.array(z.string()).optional(),
    }),
  ),
);
const read = (text: string) => readCsvList('data/a.csv', text, { schema, isTranslation: false });

test('a cell is what its field takes, and anything else stays the text that it is', () => {
  const { entries, problems } = read(
    'name,price,seats,isOpen,day,size\n007,12.5,4,TRUE,2026-12-01,small\ntrue,"1.490",4 or 5,yes,1.12.2026,Large\n12,,,,,\n',
  );
  expect(problems).toEqual([]);
  expect(entries).toEqual([
    { name: '007', price: 12.5, seats: 4, isOpen: true, day: '2026-12-01', size: 'small' },
    {
      name: 'true',
      price: '1.490',
      seats: '4 or 5',
      isOpen: 'yes',
      day: '1.12.2026',
      size: 'Large',
    },
    { name: '12' },
  ]);
});

test('a quote inside of a text is a sign of it, and lines may end as on Windows', () => {
  const { entries, problems } = read('name,size\r\nPipe 12",small\r\n"A ""B""",large\n');
  expect(problems).toEqual([]);
  expect(entries).toEqual([
    { name: 'Pipe 12"', size: 'small' },
    { name: 'A "B"', size: 'large' },
  ]);
});

test('a column called as what every object has is left out as any other', () => {
  const { entries, warnings, problems } = read('name,constructor,__proto__\nA,b,c\n');
  expect([entries, problems]).toEqual([[{ name: 'A' }], []]);
  expect(warnings.map(({ column }) => column)).toEqual([6, 18]);
});

test('a column of lists is refused with what to do', () => {
  expect(read('name,tags\nA,"b, c"\n').problems).toEqual([
    expect.objectContaining({
      line: 1,
      column: 6,
      message: expect.stringContaining(
        '"tags", which holds several: write the list in a .json file',
      ),
    }),
  ]);
});
