import { expect, test } from 'vitest';
import { tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';

const post = 'posts/2026-11-12-three-hooks.md';
const faq = {
  section: 'points',
  title: 'Questions',
  lead: 'Two.',
  items: [{ title: 'Who?', description: 'We.' }],
};

/** A site of some pages, in two languages. */
const someSite = () =>
  tinySite({
    'about.yaml': {},
    'careers.yaml': {},
    'pricing.yaml': { faq },
    'pages/privacy.md': {},
    [post]: {},
    'posts/2026-10-03-the-saturday-queue.md': {},
    'actions.yaml': { 'see-prices': { label: 'Prices', to: '/pricing' } },
  });

/** What an editor reads of links in a post, beside a mistake of another file. */
async function problemsWith(...links: string[]): Promise<string[]> {
  const site = someSite()
    .set('posts/2025-05-22-four-keys.md', { draft: true })
    .translate('sv')
    .addDownload('study-1.pdf')
    .addDownload('our-prices.pdf')
    .set('error.yaml', { stamp: 7 });
  site.write(post, `${site.read(post)}\n\n## A *new* heading\n\n${links.join('\n\n')}\n`);
  const problems = await site.problems();
  expect(problems.some((line) => line.startsWith('content/error.yaml:'))).toBe(true);
  return problems
    .filter((line) => line.startsWith(`content/${post}`))
    .map((line) => line.replace(/^.+?\d+:\d+ /, ''));
}

test('links to pages, headings, sections and files of the site are right', async () => {
  const found = await problemsWith(
    '[a](/pricing?b=c#faq) [a](/blog) [a](/blog/the-saturday-queue) [a](/blog/posts.atom)',
    '[a](/) [a](/sv) [a](/sv/pricing#faq) [a](/pricing#faq-title)',
    '[a](#a-new-heading) [a](/privacy) [a](/files/study-1.pdf)',
    '[a](https://elsewhere.example/abuot) [a](mailto:b@c.example) [a](tel:+46311234567) [a](tel:112) [a][b]',
    '[b]: /about',
  );
  expect(found).toEqual([]);
});

test('a link to an old address is said with where that leads', async () => {
  const moved = [
    { from: '/vanha-työ', to: '/about' },
    { from: '/old/:name', to: '/pricing' },
  ];
  const site = someSite().set('redirects.yaml', { moved }).set('error.yaml', { stamp: 7 });
  const links = ['[a](/vanha-työ)', '[a](/vanha-ty%C3%B6#b)', '[a](/old/:name)', '[a](/nowhere)'];
  site.write(post, `${site.read(post)}\n\n${links.join('\n\n')}\n`);
  const said = (await site.problems()).filter((line) => line.includes(post));
  const old = 'leads to an old address: write "/about", where that one leads';
  expect(said.map((line) => line.replace(/^.+?\d+:\d+ "[^"]+" /, ''))).toEqual([
    old,
    old,
    expect.stringContaining('leads to no page'),
    expect.stringContaining('leads to no page'),
  ]);
});

test('a link to a page with / at its end leads to the page, which all such links are told once', async () => {
  const site = someSite()
    .set('actions.yaml', { 'see-prices.to': '/pricing/#faq' })
    .set('navigation.yaml', { 'header.links[0].href': '/about/' })
    .set('pricing.yaml', { 'hero.lead': 'See [us](/about/).' })
    .set('redirects.yaml', { moved: [{ from: '/old', to: '/pricing/' }] });
  site
    .write(post, `${site.read(post)}\n\n[a](/pricing/?b=c#faq) <a href="/sv/about/">b</a>\n`)
    .translate('sv');
  const { content, problems } = await site.validate();
  expect(problems).toEqual([]);
  const spell = (_: string, value: unknown) => (value instanceof Map ? [...value] : value);
  const words = JSON.stringify({ ...content, warnings: [] }, spell);
  expect(words.match(/"[^"]*(about|pricing)\/+["?#\\]/g)).toBeNull();
  expect(words.match(/\/pricing\?b=c#faq|\/sv\/about/g)?.length).toBeGreaterThan(2);
  expect(content?.redirects?.moved).toEqual([{ from: '/old', to: '/pricing' }]);
  const said = content?.warnings.filter(({ message }) => message.includes('end without /'));
  expect(said).toHaveLength(1);
  expect(said?.[0]?.message).toMatch(
    /^\S*"\/.+\/.*" is taken as "\/.+[^/]": write that, .+ in \d more places\)$/,
  );
});

test('links of buttons and of longer texts in YAML are said in the same run', async () => {
  await someSite()
    .set('error.yaml', { stamp: 7 })
    .set('actions.yaml', { 'see-prices.to': '/prizing#faq' })
    .set('pricing.yaml', { 'hero.lead': 'See [what](/pricng) and *[who](/about)*, not [a\\](/b).' })
    .set('about.yaml', { 'hero.lead': 'See [what [else]](/pricngs) and [who]( </abuot> ).' })
    .expectProblems(
      'content/error.yaml:* stamp: expected text*',
      'content/actions.yaml:*:* see-prices.to: "/prizing#faq" *; the nearest is "/pricing"',
      'content/about.yaml:*:* hero.lead: "/pricngs" *; the nearest is "/pricing"',
      'content/about.yaml:*:* hero.lead: "/abuot" *; the nearest is "/about"',
      'content/pricing.yaml:*:* hero.lead: "/pricng" *; the nearest is "/pricing"',
    );
});

/** Places of links, each of which may hold any number of them. */
const places: Record<string, (links: readonly string[]) => [file: string, values: object]> = {
  'a text': (links) => [
    'home.yaml',
    { 'hero.lead': links.map((to, index) => `See [${index}](${to}).`).join(' ') },
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
      return someSite()
        .set(file, { ...values })
        .problems();
    };
    const own = ['localhost', '127.0.0.1', '127.1', '10.1.2.3', '172.31.0.1', '192.168.1.9'];
    const hosts = [...own, '169.254.0.1', '[::1]', '[fd00::1]', 'example', 'nas.local'];
    const known = /, with a host that visitors reach, which \S+ is none of/;
    expect(await name(hosts.map((host) => `${host}:8443/a`))).toEqual(
      hosts.map(() => expect.stringMatching(known)),
    );
    expect(await name(['acme.example/pricing#faq'])).toEqual([
      expect.stringMatching(/ leads to this site by another name: write "\/pricing#faq"$/),
    ]);
    const others = ['app.acme.example', '172.32.0.1', '[2001:db8::1]'];
    expect(await name(others.map((host) => `${host}/a`))).toEqual([]);
  },
);

test('links that lead nowhere are all said at once, beside the mistakes of other files', async () => {
  const found = await problemsWith(
    '[a](/abuot) [a](/our-history) [a](/priсing) [a](/pricin/) [a](/blog/four-keys) [a](/files/study.pdf)',
    '[a](/files/Our%20Prices.pdf)',
    '[a](#a-new-heading) [a](/pricing#fag) [a](/privacy#nothing-like-it) [a][b]',
    '[a](/pricing#фак)',
    '[b]: /carers',
  );
  const nowhere = 'leads to no page, no file and no path that site.yaml lists as planned';
  expect(found).toEqual([
    `"/abuot" ${nowhere}; the nearest is "/about"`,
    `"/our-history" ${nowhere}`,
    `"/priсing" ${nowhere}; the nearest is "/pricing"; for “с” (U+0441) type c`,
    `"/pricin" ${nowhere}; the nearest are "/pricing", "/sv/pricing"`,
    '"/blog/four-keys" leads to a draft: publish it, or remove the link',
    '"/files/study.pdf" leads to no file of the folder files/; the nearest is "/files/study-1.pdf"',
    '"/files/Our%20Prices.pdf" leads to no file of the folder files/; the nearest is "/files/our-prices.pdf"',
    '"/pricing#fag" leads to no element with the id "fag"; the nearest is "#faq"',
    '"/privacy#nothing-like-it" leads to no element with the id "nothing-like-it"',
    '"/pricing#фак" leads to no element with the id "фак"; the nearest is "#faq"',
    `"/carers" ${nowhere}; the nearest is "/careers"`,
  ]);
});
