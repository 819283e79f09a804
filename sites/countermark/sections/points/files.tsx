import type { SectionProps } from 'sitewright';
import { Container, Heading, Paragraph, Section } from 'sitewright/views';
import { FolderTab } from '../../figures/folder-tab.tsx';
import type { points } from './points.ts';

/** The points as files that stand in a drawer as wide as the window. */
export function Files({ frame, content }: SectionProps<typeof points>) {
  return (
    <Section {...frame} isWide height="flush" intro={content}>
      <Container>
        <ul className="files">
          {content.items.map(({ title, description }, index) => (
            <li key={title} className={`always-light ${tints[index % tints.length]}`}>
              <FolderTab place="ms-4">
                <Heading>{title}</Heading>
              </FolderTab>
              <Paragraph className="file-front text-lead text-pretty" content={description} />
            </li>
          ))}
        </ul>
      </Container>
      <div className="file-drawer always-light" />
    </Section>
  );
}

const tints = ['tint-canary', 'tint-pink', 'tint-mint'];
