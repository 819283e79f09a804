import { describeUnpublished } from '../dates/period.ts';
import type { FieldContext } from '../fields/field-context.ts';
import { pagePathOf } from '../fields/target.ts';
import type { Problem } from '../messages/problem.ts';
import type { LanguageValidator } from '../validate/language-validator.ts';

/**
 * Takes from texts the links to pages that visitors do not get today, so that their words alone are left.
 *
 * @param value any part of the content: words with links as {@link RichText}, or texts in Markdown
 * @param pathsOutsideDays the addresses of those pages
 * @returns the same value where it has no such link
 */
export function removeLinks<Value>(value: Value, pathsOutsideDays: ReadonlySet<string>): Value {
  return (pathsOutsideDays.size > 0 ? copy(value) : value) as Value;

  function copy(value: unknown): unknown {
    if (Array.isArray(value)) {
      const all = value.flatMap((one) => findWords(one) ?? [one]).map(copy);
      return isSame(all, value) ? value : all;
    }
    if (value instanceof Map) {
      const all = new Map([...value].map(([key, one]) => [key, copy(one)]));
      return isSame([...all.values()], [...value.values()]) ? value : all;
    }
    if (!isFields(value)) return value;
    const all = Object.entries(value).map(([name, one]) => [name, copyField(name, one)] as const);
    const isUnchanged = all.every(([name, one]) => one === value[name]);
    return isUnchanged ? value : Object.fromEntries(all);
  }

  /** A text in Markdown is a tree as JSON, which is read where it may have such a link. */
  function copyField(name: string, value: unknown): unknown {
    if (name !== 'body' || typeof value !== 'string') return copy(value);
    const mayLink = [...pathsOutsideDays].some((path) =>
      value.includes(JSON.stringify(path).slice(0, -1)),
    );
    return mayLink ? JSON.stringify(copy(JSON.parse(value))) : value;
  }

  /** The words of a link to such a page, in the tree of a line or in that of a text in Markdown. */
  function findWords(node: unknown): unknown[] | undefined {
    if (!isFields(node) || !Array.isArray(node.children)) return undefined;
    const { type, url, tagName, properties, children } = node;
    const isElement = type === 'element' && tagName === 'a' && isFields(properties);
    const to = type === 'link' ? url : isElement && properties.href;
    return typeof to === 'string' && pathsOutsideDays.has(pagePathOf(to)) ? children : undefined;
  }
}

const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((one, index) => one === others[index]);

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Names the links that {@link removeLinks} takes from the texts of each language. */
export const warnOfRemovedLinks = (
  languages: readonly LanguageValidator[],
  known: Pick<FieldContext, 'pathsOutsideDays' | 'periods' | 'today'>,
): Problem[] =>
  languages
    .flatMap((files) => files.links)
    .flatMap(({ name, to, problemAt }) => {
      const path = pagePathOf(to);
      // Those of buttons, of menus and of old addresses are left out of their lists.
      const isLeftOut = ['actions', 'redirects', 'navigation'].includes(name);
      if (!known.pathsOutsideDays.has(path) || isLeftOut) return [];
      const reason = describeUnpublished(known.periods.get(path) ?? {}, known.today, 'a page');
      return problemAt(`the link to ${to} is shown as its words alone, as that is ${reason}`);
    });
