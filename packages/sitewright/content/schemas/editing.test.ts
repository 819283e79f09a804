import { expect, test } from 'vitest';
import { exampleSite, lineLike } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { editingSchema } from './editing.ts';

const atGitHub = { service: 'github', repository: 'acme/site' };
const atGitLab = { service: 'gitlab', repository: 'acme/site' };
const atGitea = { service: 'gitea', repository: 'acme/site' };

/** What may be said of a repository, and what may not, each in place of what is said there else. */
const table: [
  field: string,
  said: { service: string; repository: string },
  right: string[],
  wrong: string[],
][] = [
  [
    'repository',
    atGitHub,
    ['acme/.github', 'acme-inc/site_2.0', 'octo_acme/www.example.com'],
    [
      ...['acme/../../site', '../site', 'acme/..', './site', 'acme/.', 'acme//site', '/acme/site'],
      ...['site', 'acme/site/', 'acme/site.git', 'acme/web/site', 'acme/my site', 'acme/a%2e%2e'],
      ...[
        'https://github.com/acme/site',
        'git@github.com:acme/site',
        'acme/site?a=b',
        'acme\\site',
      ],
    ],
  ],
  ['repository', atGitea, ['acme/site', 'Acme/a..b'], ['acme/web/site', 'acme/../site', 'acme']],
  [
    'repository',
    atGitLab,
    ['acme/site', 'acme/web/site', 'acme/web/north.se/_site'],
    ['acme', 'acme/web/../site', 'acme/web/site.git', 'https://gitlab.com/acme/site'],
  ],
  [
    'branch',
    atGitHub,
    ['main', 'release/2.0', 'feature/#12-prices', 'käse', '100%', 'a@b', 'v1.lock.d', '🌱', 'a-'],
    [
      ...['', '-main', '/main', 'main/', 'a//b', 'a..b', '..', 'a.', '.a', 'a/.b', 'HEAD', '@'],
      ...['my branch', 'a~1', 'a^', 'a:b', 'a?', 'a*', 'a[b', 'a\\b', 'a@{b', 'a\tb', 'a\nb'],
      ...['a.lock', 'a.lock/b', 'refs/heads/main', '0123456789abcdef0123456789abcdef01234567'],
    ],
  ],
  [
    'folder',
    atGitHub,
    ['content', 'sites/acme/content', '.site/content', 'Unsere Seite/Inhalt', 'a..b/content'],
    [
      ...['', '.', '..', '/content', 'content/', 'a//b', './content', '../content', 'a/../content'],
      ...['a/..', '.git/content', 'a/.GIT', 'sites\\acme', 'a\nb'],
    ],
  ],
  [
    'server',
    atGitea,
    ['https://git.example.com', 'https://git.example.com:3000', 'http://localhost:3000'],
    [
      ...['git.example.com', 'http://git.example.com', 'https://git.example.com/', 'https://'],
      ...['https://git.example.com/git', 'https://me@git.example.com', 'https://a:b@example.com'],
      ...['https://git.example.com?a', 'https://git.example.com#a', 'https://git_1.example.com'],
      ...['https://git.example.com:99999', 'http://localhost.example.com', 'ftp://example.com'],
      ...['https://example.com;script-src', 'https://..', 'https://git.example.com\n'],
    ],
  ],
];

test.each(table)(
  'an editor’s %s of %j is what the service may have, and nothing else',
  (field, said, right, wrong) => {
    const isTaken = (value: string) => editingSchema.safeParse({ ...said, [field]: value }).success;
    expect(right.filter((value) => !isTaken(value))).toEqual([]);
    expect(wrong.filter(isTaken)).toEqual([]);
    // Nothing that is taken leads the requests of an editor elsewhere.
    for (const value of field === 'repository' ? right : [])
      expect(new URL(`https://api.example/repos/${value}/pulls`).pathname).toBe(
        `/repos/${value}/pulls`,
      );
  },
);

test('what is wrong about the repository of an editor is said with what to type', async () => {
  const folder = await exampleSite();
  const editing = {
    ...{ service: 'github', repository: 'acme/../../site', branch: 'my branch' },
    ...{ folder: '../content', server: 'https://git.example.com/?a' },
  };
  folder.set('site.yaml', { editing });
  const lines = [
    'repository: expected owner and name alone, as in its address behind the host, such as "acme/site"',
    'branch: expected the name of a branch as Git has it, such as "main"',
    'folder: expected the path of a folder from the top * such as "sites/acme/content"',
    'server: expected https:// and the host with nothing after it, such as "https://git.example.com"',
  ];
  expect(await folder.problems()).toEqual(
    lines.map((line) => lineLike(`content/site.yaml:*:* editing.${line}*, found the text "*`)),
  );
});
