import type { ChangeableFolder } from './content/copy-content.ts';

const kind = (name: string, more = '') => `import { defineSection } from 'sitewright';

export const ${name} = defineSection({
  description: 'A section of a test',
  fields: ({ text }) => ({ title: text('The heading') }),${more}
});
`;

const view = (
  name: string,
  imports: string,
  inside: string,
) => `import type { SectionProps } from 'sitewright';
import { Section } from 'sitewright/views';
${imports}import type { ${name} } from './${name}.ts';

/** A section of a test. */
export default function View({ frame, content }: SectionProps<typeof ${name}>) {
  return <Section {...frame} intro={content}>${inside}</Section>;
}
`;

const count = `import { useState } from 'react';
import { fillTemplate, printPrice } from 'sitewright/views';

export const live = { when: 'touched' };

export default function Count({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {fillTemplate('{count} pressed', { count: String(count) })}
    </button>
  );
}
export { printPrice };
`;

const place = `import type { ReactNode } from 'react';
import { place } from 'needs-window';
import pin from './pin.svg';

export const live = { server: false, when: 'seen' };

export default function Place(_: { children: ReactNode }) {
  return <p>{place} is seen<img src={pin} alt="A pin" /></p>;
}
`;

const idle = `import { useEffect, useState } from 'react';

export const live = { when: 'idle' };

export default function Idle() {
  const [said, say] = useState('A place is looked for');
  useEffect(() => {
    import('needs-window').then(({ place }) => say(\`\${place} is found\`));
  }, []);
  return <p>{said}</p>;
}
`;

const refused = `import { useEffect } from 'react';

export const live = { when: 'seen' };

export default function Refused() {
  useEffect(() => {
    const style = document.createElement('style');
    style.textContent = 'p { color: red }';
    document.head.append(style);
    new Image().src = 'https://other.example/a.png';
    document.createElement('div').innerHTML = '<b>bold</b>';
  }, []);
  return <p>Refused</p>;
}
`;

const needsWindow = `const { userAgent } = window.navigator;
export const place = userAgent ? 'A place' : '';
`;

const files = {
  'sections/living/pin.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><path d="M0 0h20v20z"/></svg>',
  'sections/living/living.ts': kind(
    'living',
    `
  files: (content) => [{ address: '/feed.json', text: JSON.stringify({ title: content.title }) }],`,
  ),
  'sections/living/living.tsx': view(
    'living',
    `import Count from './count.client.tsx';
import Idle from '../../figures/idle.client.tsx';
import Place from './place.client.tsx';
`,
    `
    <Count start={3} />
    <Idle />
    <div className="mt-[200vh]"><Place><p>A place on a map</p></Place></div>
  `,
  ),
  'sections/living/count.client.tsx': count,
  'figures/idle.client.tsx': idle,
  'sections/living/place.client.tsx': place,
  'sections/refused/refused.ts': kind('refused'),
  'sections/refused/refused.tsx': view(
    'refused',
    "import Refused from './refused.client.tsx';\n",
    '<Refused />',
  ),
  'sections/refused/refused.client.tsx': refused,
  'sections/windowed/windowed.ts': kind('windowed'),
  'sections/windowed/windowed.tsx': view(
    'windowed',
    "import Windowed from './windowed.client.tsx';\n",
    '<Windowed />',
  ),
  'sections/windowed/windowed.client.tsx': `import { place } from 'needs-window';

export default function Windowed() {
  return <p>{place}</p>;
}
`,
  'sections/broken/broken.ts': kind('broken'),
  // Types, imports and a comment stand above the line: what runs has none of them.
  'sections/broken/broken.tsx': view('broken', '', '{(undefined as unknown as string).length}'),
  'node_modules/needs-window/index.js': needsWindow,
  'node_modules/needs-window/package.json':
    '{ "name": "needs-window", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
};

/** Gives a new site parts that live, and a package that needs a browser as soon as it is loaded. */
export function addLivingCode(site: ChangeableFolder): void {
  for (const [name, text] of Object.entries(files)) site.write(name, text);
}

/** Puts a section of a kind at the end of a page. */
export function addSection(site: ChangeableFolder, page: string, kind: string): void {
  const file = `content/${page}.yaml`;
  site.write(file, `${site.read(file)}\n${kind}:\n  title: A section of a test\n`);
}
