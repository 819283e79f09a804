import { type Dialect, writeLink } from './rule.ts';

/** The page of a film whose player stands in pages of others. */
const toWatch = (url: string): string =>
  url
    .replace(/^\/\//, 'https://')
    .replace(
      /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*$/,
      'https://www.youtube.com/watch?v=$1',
    )
    .replace(/^https?:\/\/player\.vimeo\.com\/video\/(\d+).*$/, 'https://vimeo.com/$1');

/** HTML that pages have elsewhere. */
export const html: Dialect = {
  name: 'html',
  rules: [
    {
      reads: 'films and pages of others: <iframe>, <video>, <audio>, <embed>',
      writes: 'links, as pages load nothing from other sites',
      find: /<(iframe|video|audio|embed)\b([^<>]*)>(?:([\s\S]*?)<\/\1\s*>)?/gi,
      write({ index, 0: found, 2: said = '', 3: inside = '' }, part) {
        const [, src] = /\bsrc\s*=\s*["']?([^\s"'<>]+)/i.exec(said + inside) ?? [];
        if (!src) return undefined;
        part.lose(index, found);
        const url = toWatch(src);
        const [, title] = /\btitle\s*=\s*["']([^"']+)["']/i.exec(said) ?? [];
        return { text: writeLink(title ?? url.replace(/^https?:\/\/(?:www\.)?/, ''), url) };
      },
    },
    {
      reads: 'scripts, styles and what stands in the head of pages',
      writes: 'nothing',
      find: /<(script|style)\b[^<>]*>[\s\S]*?<\/\1\s*>|<(?:link|meta)\b[^<>]*>/gi,
    },
    {
      reads: '<center>, <strike> and <tt>',
      writes: '<div align="center">, <s> and <code>',
      find: /<(\/?)(center|strike|tt)\s*>/gi,
      write([, slash = '', name = '']) {
        if (name.toLowerCase() === 'center')
          return { text: slash ? '</div>' : '<div align="center">' };
        return { text: `<${slash}${name.toLowerCase() === 'tt' ? 'code' : 's'}>` };
      },
    },
  ],
};
