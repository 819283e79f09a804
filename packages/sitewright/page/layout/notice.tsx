import type { ReactNode } from 'react';
import type { NotFound, StampedPage } from '../../content/fields/errors.ts';
import { TextLink } from '../components/anchor.tsx';
import { Container } from '../components/section.tsx';
import { Heading } from '../components/words.tsx';

export interface NoticeProps {
  /** The heading, which names the landmark, has the id `<id>-title`. */
  id: string;
  /** A page that has failed has no code; one that follows a message has a word that is stamped on it. */
  content: Omit<StampedPage, 'meta' | 'stamp'> & Partial<Omit<NotFound, 'meta'>>;
  cause?: string;
  children?: ReactNode;
}

/** A page that says one thing: not found, failed, message sent. */
export default function Notice({ id, content, cause, children }: NoticeProps) {
  const { stamp, code, codeLabel, title, lead, back, askedLabel, lines } = content;
  const [head, ...rest] = [codeLabel && code ? `${codeLabel} ${code}` : code, stamp].filter(
    Boolean,
  );
  return (
    <section aria-labelledby={`${id}-title`} className="tone-ground pt-opening pb-section">
      <Container>
        <div className="grid max-w-measure gap-5">
          {head && (
            <p className="flex flex-wrap gap-x-6 text-action text-lead">
              <span>{head}</span>{' '}
              {rest.map((one) => (
                <span key={one}>{one}</span>
              ))}
            </p>
          )}
          <Heading level={1} size="title-1" id={`${id}-title`}>
            {title}
          </Heading>
          {cause !== undefined && <p className="font-mono">{cause}</p>}
          <p className="text-lead text-pretty">{lead}</p>
          {children && askedLabel && <p className="text-ink-muted">{askedLabel}</p>}
          {children}
          {lines && (
            <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
              {lines.map(({ name, value }) => (
                <div key={name} className="contents">
                  <dt className="text-ink-muted">{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <p>
            <TextLink {...back} />
          </p>
        </div>
      </Container>
    </section>
  );
}
