/** What selectors can match on a page. */
export interface MarkupIndex {
  /** Names of elements, in lower case. */
  tags: ReadonlySet<string>;
  /** The values that each attribute has anywhere on the page, by its name in lower case. */
  attributes: ReadonlyMap<string, ReadonlySet<string>>;
  classes: ReadonlySet<string>;
  /** The attributes of the `<html>` element, such as its language. */
  root: ReadonlyMap<string, string>;
  /** Custom properties that the markup itself reads, such as in an SVG's `fill`. */
  customProperties: readonly string[];
}

const startTag = /<([a-z][\w-]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attribute = /([^\s=>"/]+)(?:="([^"]*)")?/g;

/**
 * Collects elements, attributes and classes from the start tags of a page.
 *
 * @param html a page as React renders it: every attribute value in double quotes
 */
export function indexMarkup(html: string): MarkupIndex {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const attributes = new Map<string, Set<string>>();
  const root = new Map<string, string>();
  const body = html.replaceAll(/<(script|style)\b([^>]*)>.*?<\/\1>/gs, '<$1$2>');
  for (const [, tag = '', list = ''] of body.matchAll(startTag)) {
    tags.add(tag.toLowerCase());
    for (const [, name = '', escapedValue = ''] of list.matchAll(attribute)) {
      const value = decodeEntities(escapedValue);
      const key = name.toLowerCase();
      const values = attributes.get(key) ?? new Set();
      attributes.set(key, values.add(value));
      if (tag.toLowerCase() === 'html') root.set(key, value);
      if (key !== 'class') continue;
      for (const one of value.split(/\s+/)) classes.add(one);
    }
  }
  const reads = body.matchAll(/var\((--[\w-]+)/g);
  const customProperties = [...reads].map(([, name = '']) => name);
  return { tags, attributes, classes, root, customProperties };
}

/** Decodes the character references that React writes into attribute values. */
export function decodeEntities(value: string): string {
  if (!value.includes('&')) return value;
  return value
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
