/** What a page's markup holds that a selector can ask for. */
export interface Markup {
  /** Names of elements and attributes, in lower case. */
  tags: ReadonlySet<string>;
  /** Each attribute with every value it has on the page. */
  attributes: ReadonlyMap<string, ReadonlySet<string>>;
  classes: ReadonlySet<string>;
  /** Custom properties that the markup itself names, such as in an SVG's `fill`. */
  properties: readonly string[];
}

const startTag = /<([a-z][\w-]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attribute = /([^\s=>"/]+)(?:="([^"]*)")?/g;

/**
 * Reads the start tags of a page as React writes them: every value in double quotes.
 *
 * @param html the page; what stands between tags does not count
 */
export function readMarkup(html: string): Markup {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const attributes = new Map<string, Set<string>>();
  const body = html.replaceAll(/<(script|style)\b([^>]*)>.*?<\/\1>/gs, '<$1$2>');
  for (const [, tag = '', list = ''] of body.matchAll(startTag)) {
    tags.add(tag.toLowerCase());
    for (const [, name = '', written = ''] of list.matchAll(attribute)) {
      const value = decode(written);
      const key = name.toLowerCase();
      const values = attributes.get(key) ?? new Set();
      attributes.set(key, values.add(value));
      if (key !== 'class') continue;
      for (const one of value.split(/\s+/)) classes.add(one);
    }
  }
  const properties = [...body.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
  return { tags, attributes, classes, properties };
}

/** An attribute's value, without what HTML writes for quotes, ampersands and angle brackets. */
export function decode(value: string): string {
  if (!value.includes('&')) return value;
  return value
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
