import type { ReactNode } from 'react';
import { Anchor } from '../../components/anchor.tsx';
import { Container } from '../../components/container.tsx';
import { Heading } from '../../components/heading.tsx';
import { NoticeReceipt } from './notice-receipt.tsx';

interface ReceiptNoticeProps {
  /** The heading, which names the landmark, has the id `<id>-title`. */
  id: string;
  content: {
    stamp?: string;
    code?: string;
    title: string;
    lead: string;
    back: { href: string; label: string };
  };
  /** The message of the error. */
  cause?: string;
  /** What follows the words. */
  children?: ReactNode;
}

/** A page that is one receipt: not found, failed, message sent. */
export function ReceiptNotice({ id, content, cause, children }: ReceiptNoticeProps) {
  const { stamp, code, title, lead, back } = content;
  return (
    // While the stamp comes down, it is wider than a narrow window.
    <section
      aria-labelledby={`${id}-title`}
      className="tone-ground overflow-x-clip pt-hero pb-section"
    >
      <Container>
        <NoticeReceipt
          stamp={stamp}
          total={code}
          stub={
            <Anchor href={back.href} className="stub-link">
              {back.label}
            </Anchor>
          }
        >
          <Heading level={1} size="title-2" id={`${id}-title`}>
            {title}
          </Heading>
          {cause !== undefined && <p className="font-mono">{cause}</p>}
          <p className="text-lead text-pretty">{lead}</p>
          {children}
        </NoticeReceipt>
      </Container>
    </section>
  );
}
