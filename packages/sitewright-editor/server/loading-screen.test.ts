import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { opening } from './loading-screen.ts';

test.each(['editor.html', 'live/live.html'])(
  '%s has neither style attributes nor inline event handlers, and loads what is the site’s alone',
  (file) => {
    const page = readFileSync(path.join(import.meta.dirname, file), 'utf8') + opening;
    const tags = page.match(/<[a-z][^<>]*>/g) ?? [];
    expect(tags.filter((tag) => /\s(?:on[a-z]+|style)=/.test(tag))).toEqual([]);
    const addresses = tags.flatMap((tag) => /\s(?:src|href)="([^"]*)"/.exec(tag)?.[1] ?? []);
    expect(addresses.filter((one) => !/^(?:$|\/(?!\/)|\{base\}\/)/.test(one))).toEqual([]);
  },
);
