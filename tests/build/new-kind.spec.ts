import path from 'node:path';
import { expect, test } from '@playwright/test';
import { removeTexts } from '../support/remove-texts.ts';
import { SiteCopy } from '../support/site-copy.ts';

const definition = `
import { z } from 'zod';
import { listOf, richText, sectionHead } from '../../content/schemas/fields.ts';
import { defineSection } from '../define-section.ts';

export const voices = defineSection({
  description: 'What customers say',
  counts: ['items'],
  fields: () => ({
    ...sectionHead,
    items: listOf('Their words', z.strictObject({
      words: richText.describe('What a customer says'),
      profile: z.url().optional().meta({ launchRole: 'social-address' }).describe('Who says it'),
    })),
  }),
  structuredData: ({ items }) => items.map(() => ({ '@type': 'Review', name: 'A voice' })),
});
`;
const component = `
import { RichText } from '../../components/rich-text.tsx';
import { Section } from '../../components/section.tsx';
import type { SectionProps } from '../define-section.ts';
import type { voices } from './voices.ts';

export default function Voices({ frame, content }: SectionProps<typeof voices>) {
  return (
    <Section {...frame} intro={content}>
      {content.items.map(({ words }, place) => (
        <p key={place} className="voice-slip"><RichText content={words} /></p>
      ))}
    </Section>
  );
}
`;
const section = {
  section: 'voices',
  title: '{count voices} voices',
  lead: 'Heard at the counter.',
  items: [{ words: 'We count *once* now.' }, { words: 'So do we.' }],
};
/** Asks in the copy what no command prints. */
const questions = `
import { cmsConfig } from './authoring/admin/cms-config.ts';
import { writeDraft } from './authoring/translations/write-draft.ts';
writeDraft('content', 'fi', 'home.yaml');
console.log(JSON.stringify(cmsConfig('content').collections[0].files.find(({ name }) => name === 'home')));
`;

test('a kind of section is a folder and a line, and everything else follows from these', () => {
  const copy = new SiteCopy();
  try {
    removeTexts(path.join(copy.folder, 'content'));
    copy.write('app/sections/voices/voices.ts', definition);
    copy.write('app/sections/voices/voices.tsx', component);
    copy.write('app/sections/voices/voices.css', '@utility voice-slip { rotate: -0.7deg; }');
    copy.edit(
      'app/sections/index.ts',
      'export',
      `export { voices } from './voices/voices.ts';\nexport`,
    );
    copy.change('content/home.yaml', (home) => home.set('heard', section));

    expect(copy.build()).toMatchObject({ ok: true, errors: '' });
    const html = copy.read('build/client/index.html');
    expect(html).toMatch(/<section id="heard".*Two voices.*We count <em>once<\/em> now\./s);
    expect(html).toContain('rotate:-.7deg');
    expect(html).toContain('{"@type":"Review","name":"A voice"}');

    copy.run('scripts/schemas.ts');
    const { definitions } = JSON.parse(copy.read('.schemas/page.json'));
    expect(definitions.voices.description).toBe('What customers say');
    expect(copy.run('scripts/launch-check.ts').stdout).toMatch(
      /home\.yaml:\d+:\d+ heard\.items\[0\]\.profile: is no link/,
    );
    copy.write('questions.ts', questions);
    const { fields } = JSON.parse(copy.run('questions.ts').stdout);
    expect(fields).toContainEqual(
      expect.objectContaining({ name: 'heard', hint: 'What customers say', widget: 'object' }),
    );
    expect(copy.read('content/fi/home.yaml')).toContain('words: "" # We count *once* now.');
  } finally {
    copy.dispose();
  }
});
