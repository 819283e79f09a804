import { makeCommandRule } from './command-rules.ts';
import type { Dialect } from './rule.ts';

export const hugo: Dialect = {
  name: 'hugo',
  rules: [
    {
      reads: 'commands that a text about them shows: {{</* figure */>}}',
      writes: 'the same signs as words',
      find: /\{\{([<%])\/\*([\s\S]*?)\*\/([>%])\}\}/g,
      write: ([, open = '', words = '', close = '']) => ({
        text: `&#123;{${open}${words}${close}}}`,
      }),
    },
    makeCommandRule('{{< figure src="till.jpg" >}}', {
      find: /\{\{[<%]\s*(\/?)\s*([\w./-]+)((?:[^>%]|[>%](?!\}\}))*?)(\/?)\s*[>%]\}\}/g,
    }),
  ],
};
