import { expect, test } from 'vitest';
import { ContentFolder } from '../../../tests/support/content-folder.ts';

const post = 'posts/2026-11-12-three-hooks.md';
const lines = 'content/posts/2026-11-12-three-hooks.md';

/** What an editor reads of links in a post, beside a mistake of another file. */
async function problemsWith(...links: string[]): Promise<string[]> {
  const folder = new ContentFolder('every language');
  folder.set('announcement.yaml', { close: 7 });
  folder.write('files/study-1.pdf', 'A study.');
  folder.write('files/Our Prices.pdf', 'Prices.');
  folder.edit('posts/2025-05-22-four-keys.md', 'title:', 'draft: true\ntitle:');
  folder.write(post, `${folder.read(post)}\n\n## A *new* heading\n\n${links.join('\n\n')}\n`);
  const problems = await folder.problems();
  expect(problems.some((line) => line.startsWith('content/announcement.yaml:'))).toBe(true);
  return problems
    .filter((line) => line.startsWith(lines))
    .map((line) => line.replace(/^.+?\d+:\d+ /, ''));
}

test('links to pages, headings, sections and files of the site are right', async () => {
  const found = await problemsWith(
    '[a](/pricing?b=c#faq) [a](/blog) [a](/blog/the-saturday-queue) [a](/blog/tags/tills)',
    '[a](/) [a](/sv) [a](/sv/pricing#faq) [a](/pricing#faq-title) [a](/contact#form)',
    '[a](#a-new-heading) [a](/privacy) [a](/files/study-1.pdf) [a](/blog/posts.atom)',
    '[a](https://elsewhere.example/abuot) [a](mailto:b@c.example) [a](tel:+46) [a][b]',
    '[b]: /about',
  );
  expect(found).toEqual([]);
});

test('links of buttons and of longer texts in YAML are said in the same run', async () => {
  const folder = new ContentFolder();
  folder.set('announcement.yaml', { close: 7 });
  folder.set('actions.yaml', { 'see-prices': { label: 'Prices', to: '/prizing#plans' } });
  folder.set('pricing.yaml', {
    'hero.lead': 'See [what](/pricng) and *[who](/about)*, not [a\\](/b).',
  });
  const problems = await folder.problems();
  expect(problems.filter((line) => line.includes('leads to'))).toEqual([
    expect.stringMatching(
      /^content\/actions\.yaml:\d+:\d+ see-prices\.to: "\/prizing#plans" .*; the nearest is "\/pricing"$/,
    ),
    expect.stringMatching(
      /^content\/pricing\.yaml:\d+:\d+ hero\.lead: "\/pricng" .*; the nearest is "\/pricing"$/,
    ),
  ]);
});

/** Places of links, each of which may hold any number of them. */
const places: Record<string, (links: readonly string[]) => [file: string, values: object]> = {
  'a text': (links) => [
    'home.yaml',
    { 'film.lead': links.map((to, index) => `See [${index}](${to}).`).join(' ') },
  ],
  'a button': (links) => [
    'actions.yaml',
    Object.fromEntries(
      links.map((to, index) => [`to-${'x'.repeat(index + 1)}`, { label: `To ${index}`, to }]),
    ),
  ],
  'a menu': (links) => [
    'navigation.yaml',
    { 'footer.groups[0].links': links.map((href, index) => ({ label: `To ${index}`, href })) },
  ],
};

test.each(Object.entries(places))(
  'hosts that visitors do not reach are named in %s',
  async (_, at) => {
    const name = async (hosts: readonly string[]) => {
      const [file, values] = at(hosts.map((host) => `https://${host}`));
      return new ContentFolder().set(file, { ...values }).problems();
    };
    const own = ['localhost', '127.0.0.1', '127.1', '10.1.2.3', '172.31.0.1', '192.168.1.9'];
    const hosts = [...own, '169.254.0.1', '[::1]', '[fd00::1]', 'example', 'nas.local'];
    const known = / leads to \S+, which only your own machine or network knows: /;
    expect(await name(hosts.map((host) => `${host}:8443/a`))).toEqual(
      hosts.map(() => expect.stringMatching(known)),
    );
    expect(await name(['tills.brasswick/pricing#plans'])).toEqual([
      expect.stringMatching(/ leads to this site by another name: write "\/pricing#plans"$/),
    ]);
    const others = ['app.tills.brasswick', '172.32.0.1', '[2001:db8::1]'];
    expect(await name(others.map((host) => `${host}/a`))).toEqual([]);
  },
);

test('links that lead nowhere are all said at once, beside the mistakes of other files', async () => {
  const found = await problemsWith(
    '[a](/abuot) [a](/our-history) [a](/pricing/) [a](/blog/four-keys) [a](/files/study.pdf)',
    '[a](/files/Our%20Prices.pdf)',
    '[a](#a-new-heading) [a](/pricing#fag) [a](/privacy#nothing-like-it) [a][b]',
    '[b]: /carers',
  );
  const nowhere = 'leads to no page, no file and no path that site.yaml lists as planned';
  expect(found).toEqual([
    `"/abuot" ${nowhere}; the nearest is "/about"`,
    `"/our-history" ${nowhere}`,
    `"/pricing/" ${nowhere}; the nearest is "/pricing"`,
    '"/blog/four-keys" leads to a draft: publish it, or remove the link',
    '"/files/study.pdf" leads to no file of the folder files/; the nearest is "/files/study-1.pdf"',
    '"/files/Our%20Prices.pdf" leads to no file of the folder files/; the nearest is "/files/our-prices.pdf"',
    '"/pricing#fag" leads to no element with the id "fag"; the nearest is "#faq"',
    '"/privacy#nothing-like-it" leads to no element with the id "nothing-like-it"',
    `"/carers" ${nowhere}; the nearest is "/careers"`,
  ]);
});
