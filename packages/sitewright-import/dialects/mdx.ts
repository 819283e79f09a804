import { makeCommandRule } from './command-rules.ts';
import type { Dialect } from './rule.ts';

/** Elements of HTML with a hyphen or a capital are those of components. */
const isComponent = (name: string) => /^[A-Z].*[a-z]|[a-z]-|\./.test(name);

/** Docusaurus, Mintlify, Astro and Vue. */
export const mdx: Dialect = {
  name: 'mdx',
  rules: [
    {
      reads: 'lines that import components, and export values',
      writes: 'nothing',
      find: /^(?:import\s+(?:[\w*{][\w\s,*{}]*\s+from\s+)?(?:'[^'\n]+'|"[^"\n]+");?|export\s+(?:default|const|let)\s[^\n]*)[ \t]*$/gm,
    },
    {
      reads: 'looks in scripts of JSX: style={{ width: 80 }}, className={styles.wide}',
      writes: 'nothing',
      find: /[ \t\n]+(?:style=\{\{[^{}]*\}\}|className=\{[^{}]*\})(?=[^<>]*>)/g,
      write: () => ({ text: '' }),
    },
    makeCommandRule('<Card title="Prices">', {
      find: /<(\/?)([A-Za-z][\w.]*(?:-\w+)*)((?:\s+(?:[^<>"'{}/]|\/(?!>)|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*)?)\s*(\/?)>/g,
      isCommand: isComponent,
      needsEnd: () => true,
    }),
  ],
};
