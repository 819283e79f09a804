import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { createLocate } from '../base-path.ts';
import { parsePage } from '../css/page-tree.ts';
import { inspectPage } from '../render/inspect-page.ts';
import { readWords, writePageWords } from './page-words.ts';

test('the words of a page are those of its main part, as visitors read them', () => {
  const html = `<body><header>Menu</header><main><nav>Home</nav><h1>A t<em>il</em>l</h1><p>Costs&nbsp;5&amp;6</p><ul><li>One</li><li>Two</li></ul>
    <script>no()</script><label inert>Leave this <input></label><style>p{}</style><svg><title>Icon</title></svg><p>رقم <bdo>\u2066\u202d1-2\u202c\u2069</bdo></p></main><footer>Foot</footer></body>`;
  expect(readWords(html)).toBe('A till Costs 5&6 One Two رقم 1-2');
});

test('addresses of what is found are those of the deployed site', () => {
  const html =
    '<html lang="en"><head><meta property="og:title" content="Tills"><meta name="description" content="All of them"></head><body><main>Four keys</main></body></html>';
  const folder = temporaryFolder({ 'tills.html': html });
  const tree = parsePage(html, () => '');
  const { page } = inspectPage({ path: '/tills', file: 'tills.html', tree });
  const { page: missing } = inspectPage({ path: undefined, file: '404.html', tree });
  const locate = createLocate('https://www.example.com', '/shop');
  expect(JSON.parse(writePageWords(path.resolve(folder), [page, missing], locate))).toEqual([
    { title: 'Tills', description: 'All of them', href: '/shop/tills', text: 'Four keys' },
  ]);
});
