import { Container } from '../components/container.tsx';
import type { Contact } from '../content/schemas/contact.ts';
import { MessageForm } from './message-form.tsx';
import { OpeningHours } from './opening-hours.tsx';

interface ContactDeskProps {
  content: Pick<Contact, 'form' | 'hours'>;
}

/** The slip to write on, and beside it, edge by edge, the sign with the hours. */
export function ContactDesk({ content }: ContactDeskProps) {
  return (
    <div className="bg-ground">
      <Container>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-12">
          <MessageForm content={content.form} />
          <OpeningHours content={content.hours} />
        </div>
      </Container>
    </div>
  );
}
