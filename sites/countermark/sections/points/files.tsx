import type { SectionProps } from 'sitewright';
import { Container, groundClass, Heading, Paragraph, SectionIntro } from 'sitewright/views';
import { FolderTab } from '../../figures/folder-tab.tsx';
import type { points } from './points.ts';

/** The points as files that stand in a drawer as wide as the window. */
export function Files({ frame, content }: SectionProps<typeof points>) {
  return (
    <section
      id={frame.id}
      aria-labelledby={`${frame.id}-title`}
      className={`pt-section ${groundClass(frame)}`}
    >
      <Container>
        <SectionIntro id={frame.id} {...content} />
        <ul className="files">
          {content.items.map(({ title, description }, index) => (
            <li key={title} className={`always-light ${tints[index % tints.length]}`}>
              <FolderTab place="ms-4">
                <Heading size="title-3">{title}</Heading>
              </FolderTab>
              <Paragraph className="file-front text-lead text-pretty" content={description} />
            </li>
          ))}
        </ul>
      </Container>
      <div className="file-drawer always-light" />
    </section>
  );
}

const tints = ['tint-canary', 'tint-pink', 'tint-mint'];
