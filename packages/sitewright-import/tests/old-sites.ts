/** A tiny site of each system, as its own documentation says that one is made, and what becomes of it. */
interface OldSiteCase {
  system: string;
  files: Readonly<Record<string, string>>;
  /** What files of the new site say. */
  becomes: Readonly<Record<string, RegExp>>;
  /** Old addresses, with where they lead. */
  led?: Readonly<Record<string, string>>;
}

/** A drawing, which texts show. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>';

/** Words as many as a description has. */
const words =
  'The drawer holds what the day has brought, and somebody counts it before the lights go out.';

export const oldSites: readonly OldSiteCase[] = [
  {
    system: 'Jekyll',
    files: {
      '_config.yml':
        'title: Old Tills\nurl: https://old.example\npermalink: /:year/:month/:title/\ncollections: { events: { output: true, permalink: /events/:path/ } }\ndefaults:\n  - scope: { path: "", type: posts }\n    values: { author: kim }\n',
      'about_us.md': `---\ntitle: About us\nredirect_from: /who/\nlayout: page\n---\n{{ site.title }} since 1950. ${words}\n\n## A\n\n{% include box.html text="A box of words" %}\n\n![A plan](/assets/Ä plan.svg)\n`,
      'code.md':
        '---\ntitle: Code\n---\n<div markdown="1">\n{% highlight html %}\n<div>\n  One\n</div>\n{% endhighlight %}\n</div>\n',
      'faq.html':
        '---\ntitle: Questions\n---\n<p><a href="{{ site.baseurl }}/about_us.html">Who</a></p>\n',
      '_posts/2020-01-02-New_Door.md':
        '---\ntitle: "New: a door"\ntags: [doors, news]\n---\nSee [us]({% link about_us.md %}) and [again](https://old.example/about_us.html#a).\n\n{% if site.open %}\nWe are open.\n{% endif %}\n',
      '_events/2020-05-06-fair.md': '---\ntitle: A fair\n---\nCome.\n',
      '_includes/box.html': '<p>{{ include.text }}</p>',
      '_data/authors.yml': 'kim: { name: Kim Ödman }\n',
      '_data/navigation.yml': '- title: Who we are\n  url: /about_us.html\n',
      'assets/Ä plan.svg': drawing,
      'README.md': 'For those who work on it.\n',
    },
    becomes: {
      'pages/about-us.md':
        /Old Tills since 1950\.[\s\S]*A box of words[\s\S]*!\[A plan\]\(a-plan\.svg\)/,
      'posts/2020-01-02-New_Door.md':
        /author: Kim Ödman[\s\S]*tags:\s+- doors\s+- news[\s\S]*\[us\]\(\/about-us\) and \[again\]\(\/about-us#a\)[\s\S]*<!-- Not moved: \{% if site\.open %\} ⏎ We are open\./,
      'pages/code.md': /```html\n<div>\n {2}One\n<\/div>\n`{3,}/,
      'pages/faq.md': /\[Who\]\(\/about-us\)/,
      'pages/events/2020-05-06-fair.md': /Come\./,
      'blog.yaml': /slug: doors[\s\S]*name: Kim Ödman/,
      'pages/all-pages.md': /\[Who we are\]\(\/about-us\)/,
    },
    led: { '/about_us': '/about-us', '/about_us.html': '', '/who': '/about-us' },
  },
  {
    system: 'Hugo',
    files: {
      'hugo.toml':
        'title = "Old"\nbaseURL = "https://old.example/"\ndefaultContentLanguage = "en"\n[permalinks]\npost = "/:year/:slug/"\n[[menu.main]]\nname = "Help"\nurl = "/help/"\n[params]\nphone = "555 0100"\n',
      'content/help/_index.md': '+++\ntitle = "Help"\n+++\n',
      'content/help/Price_List.md': `+++\ntitle = "Prices"\naliases = ["/tariff/"]\nweight = 2\n+++\nCall {{< param phone >}}. ${words}\n\n[Post]({{< ref "door.md" >}}) and [up](../)\n\n{{< shout >}}Loud words{{< /shout >}}\n\n{{< figure src="/img/plan.svg" alt="A plan" >}}\n`,
      'content/help/Price_List.sv.md': '---\ntitle: Priser\n---\nLådan.\n',
      'content/help/a.sv.md': '---\ntitle: Ett\n---\nEtt.\n',
      'content/help/b.sv.md': '---\ntitle: Två\n---\nTvå.\n',
      'content/post/door.md': '---\ntitle: A door\ndate: 2021-03-04\n---\nIt opens.\n',
      'layouts/shortcodes/shout.html': '<b>{{ .Inner }}</b>',
      'static/img/plan.svg': drawing,
    },
    becomes: {
      'pages/help.md': /- \[Prices\]\(\/help\/price-list\)/,
      'pages/help/price-list.md':
        /Call 555 0100\.[\s\S]*\[Post\]\(\/2021\/door\) and \[up\]\(\/help\)[\s\S]*<b>Loud words<\/b>[\s\S]*!\[A plan\]\(plan\.svg\)/,
      'posts/2021-03-04-door.md': /address: \/2021\/door/,
      'sv/pages/help/price-list.md': /title: Priser/,
      'sv/pages/help/a.md': /alone: true/,
      'site.yaml': /sv/,
      'pages/all-pages.md': /\[Help\]\(\/help\)\n\n## Other pages\n\n- \[Prices\]/,
    },
    led: { '/tariff': '/help/price-list', '/help/price_list': '/help/price-list' },
  },
  {
    system: 'Docusaurus',
    files: {
      'docusaurus.config.js':
        "module.exports = {\n  title: 'Old',\n  url: 'https://old.example',\n  baseUrl: '/',\n  presets: [['classic', { docs: { routeBasePath: 'handbook' } }]],\n};\nthrow new Error('nothing of theirs runs');\n",
      'src/data/redirects.js':
        "module.exports = [{ from: ['/old-guide'], to: '/handbook/guide' }];\n",
      'sidebars.js':
        "module.exports = { main: [{ type: 'category', label: 'First steps', items: ['start', 'guide/guide'] }] };\n",
      'docs/01-start.md': `---\nslug: /start\n---\n# Begin here\n\n${words} See [the guide](./02-guide/guide.mdx#one) and [old](/old-guide).\n\n:::tip Mind it\nTip words.\n:::\n`,
      'docs/02-guide/guide.mdx':
        "---\ntitle: Guide\n---\nimport Part from './_part.md';\n\n<Part />\n\n## One\n\n<p style={{ color: 'red' }}>Red words.</p>\n",
      'docs/02-guide/_part.md': 'Words of a part.\n',
      'blog/2021-05-06-hello.md': '---\ntitle: Hello\nauthors: [ada]\n---\nHello there.\n',
      'static/img/x.svg': drawing,
    },
    becomes: {
      'pages/handbook/start.md':
        /title: Begin here[\s\S]*\[the guide\]\(\/handbook\/guide#one\) and \[old\]\(\/handbook\/guide\)[\s\S]*> \[!TIP\] Mind it/,
      'pages/handbook/guide.md': /Words of a part\.[\s\S]*Red words/,
      'posts/2021-05-06-hello.md': /author: ada/,
      'pages/all-pages.md':
        /- First steps\n {2}- \[Begin here\]\(\/handbook\/start\)\n {2}- \[Guide\]/,
    },
    led: { '/old-guide': '/handbook/guide', '/blog/2021/05/06/hello': '' },
  },
  {
    system: 'MkDocs',
    files: {
      'mkdocs.yml':
        "site_name: Old\nsite_url: !ENV [SITE, 'https://old.example/docs/']\nextra: { town: Malmö }\nplugins:\n  - redirects:\n      redirect_maps: { 'gone.md': 'a_b.md' }\nnav:\n  - Basics: [ { Counting: a_b.md }, index.md ]\n",
      'docs/index.md': `# Welcome to the tills\n\n${words}\n\n[Count](a_b.md)\n`,
      'docs/a_b.md': `# Counting\n\n!!! note "About the \`drawer\`"\n    Count in {{ town }}.\n\n--8<-- "part.md"\n\n![Plan](plan.svg){ width=50% }\n\n[Nowhere](not-there.md) [Down](files/list.csv)\n`,
      'docs/plan.svg': drawing,
      'docs/assets/words.md': '# Words of assets\n\nA list.\n\n[//]: # (one)\n[//]: # (two)\n',
      'docs/files/list.csv': 'a,b\n1,2\n',
      'includes/part.md': 'Words from elsewhere.\n',
    },
    becomes: {
      'pages/start.md': /title: Welcome to the tills[\s\S]*\[Count\]\(\/a-b\)/,
      'pages/a-b.md':
        /> \[!NOTE\] About the `drawer`\n> Count in Malmö\.[\s\S]*Words from elsewhere\.[\s\S]*!\[Plan\]\(plan\.svg\)[\s\S]*Nowhere<!-- Not moved: link to not-there\.md, where nothing is --> \[Down\]\(\/files\/list\.csv\)/,
      'pages/assets-pages/words.md': /---\n\nA list\.\s*$/,
      'pages/all-pages.md': /- Basics\n {2}- \[Counting\]\(\/a-b\)/,
    },
    led: { '/a_b': '/a-b', '/gone': '/a-b' },
  },
  {
    system: 'Eleventy',
    files: {
      'eleventy.config.js': "export default () => ({ dir: { input: 'src' } });\n",
      'src/posts/posts.json':
        '{ "permalink": "/{{ page.date | toPath }}/{{ page.fileSlug }}/", "tags": "news" }',
      'src/posts/2019-02-03-snow.md':
        '---\ntitle: Snow\n---\nIt snows. {{ team.lead }} shovels. {% image "img/Plan.svg" "A plan of it" %}\n',
      'src/about.html':
        '---\ntitle: About\npermalink: /who-we-are/\n---\n<h2 id="x y">Us</h2><p>We are <strong>four</strong>. <a href="/2019/02/03/snow/">Snow</a></p>\n',
      'src/_data/team.json': '{ "lead": "Kim" }',
      'src/img/Plan.svg': drawing,
    },
    becomes: {
      'posts/2019-02-03-snow.md': /tags:\s+- news[\s\S]*Kim shovels\. !\[[^\]]*\]\(plan\.svg/,
      'pages/who-we-are.md':
        /## Us \{#x-y\}\n\nWe are \*\*four\*\*\. \[Snow\]\(\/2019\/02\/03\/snow\)/,
    },
  },
  {
    system: 'Astro',
    files: {
      'astro.config.mjs': "export default { site: 'https://old.example' };\n",
      'src/content/docs/Guide.mdx': `---\ntitle: Guide\n---\n${words} [Next](/steps/two/)\n`,
      'src/content/docs/steps/two.md': '---\ntitle: Two\n---\n![P](../../../assets/p.svg)\n',
      'src/content/blog/a-post.md': '---\ntitle: Post\npubDate: 2022-01-01\n---\nPosted.\n',
      'src/assets/p.svg': drawing,
    },
    becomes: {
      'pages/guide.md': /\[Next\]\(\/steps\/two\)/,
      'pages/steps/two.md': /!\[P\]\(p\.svg\)/,
      'posts/2022-01-01-a-post.md': /Posted\./,
    },
  },
  {
    system: 'VitePress',
    files: {
      'docs/.vitepress/config.ts': "export default { title: 'Old' }\n",
      'docs/guide/index.md': `# Guide\n\n${words}\n\n<!--@include: ../parts/a.md-->\n\n[More](./More.html)\n`,
      'docs/guide/More.md': '# More\n\n::: warning\nMind it.\n:::\n',
      'docs/parts/a.md': 'Included words.\n',
    },
    becomes: {
      'pages/guide.md': /Included words\.\n\n\[More\]\(\/guide\/more\)/,
      'pages/guide/more.md': /> \[!WARNING\]\n> Mind it\./,
    },
  },
  {
    system: 'GitBook',
    files: {
      'SUMMARY.md':
        '# Contents\n\n* [Home](README.md)\n* [Tills](tills/README.md)\n  * [Keys](tills/four_keys.md)\n',
      'README.md': `# Home\n\n${words}\n`,
      'soon.md': '# Soon\n',
      'tills/README.md': '# Tills\n\n{% hint style="info" %}\nA hint.\n{% endhint %}\n',
      'tills/four_keys.md': '# Keys\n\n[Up](README.md) ![K](../.gitbook/assets/key.svg)\n',
      '.gitbook/assets/key.svg': drawing,
    },
    becomes: {
      'pages/start.md': /title: Home/,
      'pages/soon.md': /title: Soon[\s\S]*<!-- Not moved: all of this page/,
      'pages/tills.md': /> \[!NOTE\]\n> A hint\./,
      'pages/tills/four-keys.md': /\[Up\]\(\/tills\) !\[K\]\(key\.svg\)/,
      'pages/all-pages.md': /- \[Tills\]\(\/tills\)\n {2}- \[Keys\]\(\/tills\/four-keys\)/,
    },
  },
  {
    system: 'a folder of texts',
    files: {
      'Our hours.md': `Open today. ${words} See [prices](<Price list.md>).\n`,
      'Price list.md': '# Price list\n\nFree.\n',
    },
    becomes: {
      'pages/our-hours.md': /title: Our hours[\s\S]*\[prices\]\(\/price-list\)/,
      'pages/price-list.md': /title: Price list[\s\S]*---\n\nFree\./,
    },
    led: { '/Our%20hours': '/our-hours' },
  },
];

const item = (id: number, kind: string, title: string, link: string, more: string) => `
    <item>
      <title><![CDATA[${title}]]></title>
      <link>https://old.example${link}</link>
      <dc:creator><![CDATA[kim]]></dc:creator>
      <wp:post_id>${id}</wp:post_id>
      <wp:post_date><![CDATA[2020-01-02 10:00:00]]></wp:post_date>
      <wp:post_modified><![CDATA[2021-02-03 10:00:00]]></wp:post_modified>
      <wp:status><![CDATA[publish]]></wp:status>
      <wp:post_type><![CDATA[${kind}]]></wp:post_type>${more}
    </item>`;

const menuItem = (
  id: number,
  title: string,
  order: number,
  parent: number,
  meta: Record<string, string>,
) =>
  item(
    id,
    'nav_menu_item',
    title,
    `/?p=${id}`,
    `<wp:menu_order>${order}</wp:menu_order><category domain="nav_menu" nicename="main"><![CDATA[Main]]></category>${Object.entries(
      { _menu_item_menu_item_parent: String(parent), ...meta },
    )
      .map(
        ([key, value]) =>
          `<wp:postmeta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
      )
      .join('')}`,
  );

/** An export as WordPress 6 writes it (wp-admin/includes/export.php), made by hand: no WordPress was at hand. */
export const wordpressExport = `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
  <channel>
    <title>Old house</title>
    <link>https://old.example</link>
    <language>en-US</language>
    <wp:wxr_version>1.2</wp:wxr_version>
    <wp:base_blog_url>https://old.example</wp:base_blog_url>
    <wp:author><wp:author_login><![CDATA[kim]]></wp:author_login><wp:author_display_name><![CDATA[Kim Ödman]]></wp:author_display_name></wp:author>
    ${item(
      7,
      'page',
      'Our house',
      '/about/our-house/',
      `
      <excerpt:encoded><![CDATA[What the house at the harbour was built for, who lived in it, and what it is today for all of us.]]></excerpt:encoded>
      <content:encoded><![CDATA[<!-- wp:paragraph -->
<p>Built in <strong>1901</strong>, with <a href="https://old.example/2020/01/02/door/">a door</a>.</p>
<!-- /wp:paragraph -->
<!-- wp:list --><ul><li>one</li><li>two</li></ul><!-- /wp:list -->]]></content:encoded>`,
    )}
    ${item(
      9,
      'post',
      'A door',
      '/2020/01/02/door/',
      `
      <category domain="post_tag" nicename="doors"><![CDATA[doors]]></category>
      <category domain="category" nicename="news"><![CDATA[News]]></category>
      <content:encoded><![CDATA[First line.

Second <em>words</em> of it.]]></content:encoded>`,
    )}
    ${item(11, 'page', 'A draft', '/draft/', '').replace('publish', 'draft')}
    ${menuItem(20, 'The house', 1, 0, { _menu_item_type: 'post_type', _menu_item_object_id: '7' })}
    ${menuItem(21, 'Shop', 2, 20, { _menu_item_type: 'custom', _menu_item_url: 'https://shop.example/' })}
  </channel>
</rss>
`;
