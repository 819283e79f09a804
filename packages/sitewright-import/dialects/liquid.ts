import { isInAddress } from './command.ts';
import { makeCommandRule } from './command-rules.ts';
import type { Dialect } from './rule.ts';

/** What stands for the beginning of all addresses of a site. */
const baseUrl = /^[\w.$]*(?:url|root|base|path|domain|host)[\w.]*$/i;
const urlFilters =
  /^(?:\s*\|\s*(?:relative_url|absolute_url|url|relURL|absURL|relLangURL|localeUrl|locale_url|prepend: *site\.base_?url))*\s*$/i;

/** Jekyll, GitBook, Nunjucks and Twig. */
export const liquid: Dialect = {
  name: 'liquid',
  rules: [
    {
      reads: 'comments: {# words #}, {{!-- words --}}, {{/* words */}}, {/* words */}',
      writes: 'nothing',
      find: /\{#-?\s[\s\S]*?#\}|\{\{-?\s*\/\*[\s\S]*?\*\/\s*-?\}\}|\{\{!--[\s\S]*?--\}\}|\{\/\*[^{}]*\*\/\}/g,
    },
    makeCommandRule('{% hint style="info" %}', {
      find: /\{%[-~+]?\s*(\/?)\s*([\w-]+)([^%]*(?:%(?!\})[^%]*)*?)()[-~+]?%\}/g,
    }),
    {
      reads:
        'values: {{ "/prices" | relative_url }}, {{ site.baseurl }}/prices, what {% set %} has named',
      writes: 'addresses and words',
      find: /\{\{[-~]?(?![<%{])([^{}]*?)[-~]?\}\}/g,
      write({ index, 0: found, 1: inner = '' }, part) {
        const value = inner.trim();
        const named = part.values.get(value);
        if (named !== undefined) return { text: named };
        const [, , said, filters = ''] = /^(["'])([^"'{}]*)\1(.*)$/s.exec(value) ?? [];
        if (said !== undefined && urlFilters.test(filters)) return { text: said };
        const isBase = baseUrl.test(value) && part.source[index + found.length] === '/';
        if (isBase && isInAddress(index, part)) return { text: '' };
        // Those of our own texts have one brace.
        if (!/^(?:vendor|origin|(?:count|number) [\w.-]+)$/.test(value)) part.leave(index, found);
        return undefined;
      },
    },
  ],
};
