import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

const closing = `import type { SectionProps } from 'sitewright';
import type { closing } from 'sitewright/kinds';
import { Section, SectionIntro } from 'sitewright/views';

export default function Closing({ frame, content }: SectionProps<typeof closing>) {
  return (
    <Section {...frame}>
      <SectionIntro id={frame.id} {...content} title={\`Own view: \${content.title}\`} />
    </Section>
  );
}
`;
const definition = `import { defineSection } from 'sitewright';

export const tides = defineSection({
  description: 'When the water is high',
  aliases: ['water'],
  fields: ({ text, list, sectionHead }) => ({ ...sectionHead, days: list('The days', text()) }),
});
`;
const view = `import type { SectionProps } from 'sitewright';
import { Section } from 'sitewright/views';
import type { tides } from './tides.ts';

export default function Tides({ frame, content }: SectionProps<typeof tides>) {
  return (
    <Section {...frame} intro={content}>
      <ul className="mt-[13.25rem]">
        {content.days.map((day) => (
          <li key={day}>{day}</li>
        ))}
      </ul>
    </Section>
  );
}
`;
const section = `
tides:
  title: High water
  lead: When the boats leave.
  days: [ An own kind on Monday, Tuesday ]
`;

const ownTest = `import { expect, test } from 'sitewright-checks/testing';

test('the tides are on the start page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('listitem').filter({ hasText: 'Tuesday' })).toBeVisible();
});
`;

/** Gives a new site a view of its own of a known kind, and a kind of its own, which its home page has, with a test. */
export function addOwnCode(site: string): void {
  const files = {
    'sections/closing/closing.tsx': closing,
    'sections/tides/tides.ts': definition,
    'sections/tides/tides.tsx': view,
    'tests/tides.spec.ts': ownTest,
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(site, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(path.join(site, 'content/home.yaml'), section, { flag: 'a' });
}

/** The home page of a site, as it was built last. */
export const readHome = (site: string): string =>
  readFileSync(path.join(site, 'build/client/index.html'), 'utf8');

/** Expects that the site was built with what `addOwnCode` gave it. */
export function expectOwnCode(site: string): void {
  const home = readHome(site);
  expect(home).toContain('Own view: ');
  expect(home).toContain('An own kind on Monday');
  // A class that no other file has is in the page's styles.
  expect(home).toContain('margin-top:13.25rem');
}
