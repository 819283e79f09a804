import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import type { Live } from '../../kinds/live-part.tsx';
import { placeAt } from '../../lib/text-file.ts';
import { UserError } from '../../lib/user-error.ts';

/** What each field says, as JSON, and how a message names that. */
const fields: Record<string, [pattern: RegExp, what: string]> = {
  when: [/^"(seen|touched|idle)"$/, "'seen', 'touched' or 'idle'"],
  server: [/^(true|false)$/, 'true or false'],
  budget: [/^"(\d+(?:\.\d+)?) KB"$/, "an amount of bytes such as '60 KB'"],
};

/**
 * Reads what a part that lives says of itself, `export const live = { … }`, without running its file, which may
 * need a browser.
 *
 * @param name what messages call the file
 * @throws UserError for what it cannot say
 */
export function readLive(file: string, name: string): Live & { server?: boolean } {
  const text = readFileSync(file, 'utf8');
  const { index, 0: start } = /^export const live\b/m.exec(text) ?? {};
  if (index === undefined || !start) return {};
  const placeOf = (found: number) => {
    const { line, column } = placeAt(text, found);
    return `${name}:${line}:${column}`;
  };
  const [, said = ''] = /^ = (\{[^}]*\})/.exec(text.slice(index + start.length)) ?? [];
  const live = evaluate(said);
  if (!live) {
    const example = "export const live = { when: 'seen', server: true, budget: '60 KB' }";
    throw new UserError(`${placeOf(index)} live: write its values out, such as ${example}`);
  }
  const read = Object.entries(live).map(([key, value]) => {
    const place = placeOf(text.indexOf(key, index + start.length));
    const [pattern, what] = fields[key] ?? [];
    if (!pattern) throw new UserError(`${place} live.${key}: write when, server or budget`);
    const [, amount] = pattern.exec(JSON.stringify(value) ?? '') ?? [];
    if (!amount) throw new UserError(`${place} live.${key}: write ${what}`);
    return [key, key === 'budget' ? { place, bytes: Number(amount) * 1000 } : value];
  });
  return Object.fromEntries(read);
}

/** @returns undefined for what is no object, or needs something else than what stands in it */
function evaluate(object: string): Record<string, unknown> | undefined {
  try {
    return runInNewContext(`(${object})`);
  } catch {
    return undefined;
  }
}
