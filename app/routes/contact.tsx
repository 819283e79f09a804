import { useLoaderData } from 'react-router';
import { TicketDispenser } from '../figures/ticket-dispenser.tsx';
import { ClosingCall } from '../sections/closing-call.tsx';
import { ContactChannels } from '../sections/contact-channels.tsx';
import { ContactDesk } from '../sections/contact-desk.tsx';
import { FrankedEnvelope } from '../sections/franked-envelope.tsx';
import { OfficeLabels } from '../sections/office-labels.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { contactData } from '../seo/structured-data/pages.ts';
import { pageLoader } from './page-loader.server.ts';

export { meta } from '../seo/route-meta.ts';

export const loader = pageLoader('contact', contactData);

export default function Contact() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero
        content={page.hero}
        figure={
          <TicketDispenser
            {...page.hero.figure}
            kinds={page.channels.items.map(({ kind }) => kind)}
          />
        }
      />
      <ContactChannels content={page.channels} />
      <ContactDesk content={page} />
      <FrankedEnvelope id="reasons" content={page.reasons} />
      <OfficeLabels content={page.offices} />
      <ClosingCall ending="ticket" content={page.closing} />
    </>
  );
}
