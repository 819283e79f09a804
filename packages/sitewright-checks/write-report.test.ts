import { expect, test } from 'vitest';
import { writeReport } from './write-report.ts';

test('an owner reads what was changed, and sees the pages that differ before and after', () => {
  const pictures = [{ width: 390, before: 'about-390-before.png', after: 'about-390-after.png' }];
  const words = [{ sign: '+' as const, text: 'Five < six' }];
  const html = writeReport({
    title: 'Update from 2.0.0 to 3.0.0',
    changes: ['content/about.yaml:1:1 look: removed'],
    differences: [
      { page: 'about.html', state: 'different', words, pictures },
      { page: 'index.html', state: 'same', words: [], pictures: [] },
      { page: 'new.html', state: 'new', words: [], pictures: [] },
    ],
  });
  expect(html).toContain('<li>content/about.yaml:1:1 look: removed</li>');
  expect(html).toContain('<ins>Now: Five &#x3C; six</ins>');
  expect(html).toContain('src="about-390-before.png"');
  expect(html).toContain('<h2>new.html is new</h2>');
  expect(html.indexOf('<li>index.html</li>')).toBeGreaterThan(
    html.indexOf('look and say the same'),
  );
});
