import { slug } from 'github-slugger';
import { type Dialect, escapeLabel, toAddress } from './rule.ts';

const size = /^\d+(?:x\d+)?$/;

/** Wikis, and notes of Obsidian and Foam. */
export const wiki: Dialect = {
  name: 'wiki',
  rules: [
    {
      reads: 'the list of headings: [[toc]], [TOC]',
      writes: 'nothing, as contents: true above a text makes one',
      find: /^([ \t>]*)\[{1,2}_?toc_?\]{1,2}[ \t]*$/gim,
    },
    {
      reads: '[[Page]], [[Page#Heading|words]], ![[till.jpg|300]]',
      writes: 'links and pictures; what takes in another text is its words',
      find: /(!?)\[\[(?=[^\s[\]])([^[\]\n|#\\]*)(?:#([^[\]\n|\\]*))?(?:\\?\|([^[\]\n]*))?\]\](?![([])/g,
      write({ index, 0: found, 1: sign, 2: name = '', 3: id = '', 4: said = '' }, part) {
        const page = name.trim().replace(/^\^/, '');
        const isPicture = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(page);
        if (sign && isPicture) {
          if (size.test(said) || id) part.lose(index, found);
          return { text: `![${size.test(said) ? '' : said}](${toAddress(page)})` };
        }
        // A paragraph of notes has an id that begins so, and none here.
        const heading = id.startsWith('^') ? '' : id.replace(/^.*#/, '').trim();
        const own = [page, heading].filter(Boolean).join(' > ');
        const words = said.trim() || escapeLabel(own).replaceAll(/[*_<`]/g, '\\$&');
        const address = encodeURI(page).replaceAll('?', '%3F');
        const isThere = !isPicture && (page !== '' || heading !== '');
        if (sign || !isThere || (id && !heading)) part.lose(index, found);
        if (!isThere) return { text: words };
        const to = address + (heading && `#${slug(heading)}`);
        return { text: `[${words}](${toAddress(to)})` };
      },
    },
    {
      reads: 'comments of Obsidian: %%words%%',
      writes: 'nothing',
      find: /(?<![\w%])%%(?!%)[^%\n]+%%(?![\w%])/g,
    },
  ],
};
