import { readFileSync } from 'node:fs';
import { toString as textOf } from 'hast-util-to-string';
import { parse } from 'yaml';
import { contentFolder } from '../../app/content/content-folder.ts';
import { builtFiles, readBuilt, samplePathsIn, siteOrigin } from '../support/built-site.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { parsePage } from '../support/parsed-page.ts';

test('each button of this vendor is a link, which leads to its target', () => {
  const actions: Record<string, { label: string; to: string }> = parse(
    readFileSync(`${contentFolder}/actions.yaml`, 'utf8'),
  );
  // Together they use every kind of target.
  const targets = new Map(Object.values(actions).map(({ label, to }) => [label, to]));
  const labels = new Set<string>();
  for (const path of samplePathsIn('en')) {
    const page = parsePage(path);
    // Those that send the message and the address for news; what passes a post on is no action.
    const buttons = page.all('main button:not([form])').length - page.all('#share button').length;
    expect(buttons, path).toBe(path === '/contact' ? 2 : 0);
    // The first text of a link is what everybody reads.
    for (const { children, properties } of page.all('main a')) {
      const label = children[0] ? textOf(children[0]) : '';
      if (!targets.has(label)) continue;
      labels.add(label);
      expect(properties.href, `${label} on ${path}`).toBe(targets.get(label));
    }
  }
  expect(labels).toEqual(new Set(targets.keys()));
});

test('the site has this vendor’s name, address and platforms everywhere, and nobody else’s', () => {
  for (const file of builtFiles(/\.(html|md|txt|xml|webmanifest)$/)) {
    const others = readBuilt(file).matchAll(/countermark|retail.pos|www\.example/gi);
    expect([file, ...others]).toEqual([file]);
  }
  expect(siteOrigin).toBe(content.site.origin);
  const start = parsePage('/');
  expect(start.head.title).toContain(content.site.name);
  expect(start.attributes('#platforms article a', 'href')).toEqual(
    content.platformLinks.map(({ href }) => href),
  );
});
