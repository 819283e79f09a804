import { isRouteErrorResponse } from 'react-router';
import { Container } from '../components/container.tsx';
import { Heading } from '../components/heading.tsx';
import type { ErrorCopy } from '../content/schemas/errors.ts';
import { MissingReceipt } from '../figures/missing-receipt.tsx';

interface ApplicationErrorProps {
  content: ErrorCopy;
  cause: unknown;
}

/** What a visitor sees when a page fails: the same receipt, void. */
export function ApplicationError({ content, cause }: ApplicationErrorProps) {
  return (
    <section aria-labelledby="error-title" className="py-section">
      <Container>
        <MissingReceipt stamp={content.stamp}>
          <Heading level={1} size="title-2" id="error-title">
            {content.title}
          </Heading>
          <p className="font-mono">{errorText(cause)}</p>
          <p className="text-ink-muted">{content.lead}</p>
          <p>
            <a href={content.back.href} className="text-link">
              {content.back.label}
            </a>
          </p>
        </MissingReceipt>
      </Container>
    </section>
  );
}

/** An error response's status and status text, or any other error's message. */
function errorText(cause: unknown): string {
  if (isRouteErrorResponse(cause)) return `${cause.status} ${cause.statusText}`.trim();
  return cause instanceof Error ? cause.message : String(cause);
}
