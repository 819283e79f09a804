import { makeCommandRule } from './command-rules.ts';
import { type Dialect, writePicture } from './rule.ts';

export const wordpress: Dialect = {
  name: 'wordpress',
  rules: [
    {
      reads: '[caption id="a"]![A till](till.jpg) Our till[/caption]',
      writes: 'a picture with a caption',
      find: /\[caption\b([^\]\n]*)\]\s*!\[([^\]\n]*)\]\(([^()\s]+)\)[ \t]*((?:(?!\[\/?caption)[^\n])*?)[ \t]*\[\/caption\]/gi,
      write({ index, 0: found, 1: looks = '', 2: alt = '', 3: src = '', 4: words = '' }, part) {
        const caption = words.replaceAll(/[*_`]/g, '');
        if (looks.trim() || caption !== words) part.lose(index, found);
        return { text: writePicture(alt, src, caption), isBlock: true };
      },
    },
    makeCommandRule('[button link="/prices"]', {
      find: /\[(\/?)([a-z][\w-]*)((?:[ \t]+[\w-]+=(?:"[^"\n]*"|“[^”\n]*”|'[^'\n]*'|[^\s[\]"']+))*)[ \t]*(\/?)\](?![([:])/gi,
      needsEnd: ({ 3: rest }) => !rest,
    }),
  ],
};
