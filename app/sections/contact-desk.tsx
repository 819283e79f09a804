import { Container } from '../components/container.tsx';
import type { Contact } from '../content/schemas/contact.ts';
import { MessageForm } from './message-form.tsx';
import { OpeningHours } from './opening-hours.tsx';

/** The contact form, and beside it, at the same height, the sign with the opening hours. */
export function ContactDesk({ content }: { content: Pick<Contact, 'form' | 'hours'> }) {
  return (
    <div className="tone-ground edge-tear">
      <Container>
        <div className="@container">
          <div className="desk">
            <MessageForm content={content.form} />
            <OpeningHours content={content.hours} />
          </div>
        </div>
      </Container>
    </div>
  );
}
