import type { Service } from '../../content/pages/services.ts';
import type { ConsentWords } from '../../content/schemas/services.ts';
import { Button } from '../components/button.tsx';
import { InlineScript } from '../components/inline-script.tsx';
import { Container } from '../components/section.tsx';
import services from '../inline-scripts/services.ts?inline-script';

/** The script of a service. The page's policy is made of it (hosting/csp.ts). */
export function ServiceScript({ script, reportsTo, frames, data, consent }: Service) {
  return (
    <script
      // In a template React would move an async script to the head. What is put in later is async anyway.
      async={!consent}
      // Who was not asked sends no cookies.
      crossOrigin={consent ? undefined : 'anonymous'}
      src={script}
      data-reports-to={reportsTo.join(' ') || undefined}
      data-frames={frames.join(' ') || undefined}
      {...Object.fromEntries(data.map(({ name, value }) => [`data-${name}`, value]))}
    />
  );
}

interface ConsentProps {
  /** Those that wait for the visitor's consent. */
  services: readonly Service[];
  words: ConsentWords;
}

/** A line at the lower edge of the window that asks before services are loaded; once answered, a button below the page. */
export function Consent({ services: all, words }: ConsentProps) {
  return (
    <>
      <aside
        data-services=""
        hidden
        aria-label={words.label}
        className="always-light bottom-0 z-10 bg-tint-canary forced-colors:border-t print:hidden [@media(min-height:36rem)]:sticky"
      >
        <Container>
          {/* No layout of their own: they have to be able to hide. */}
          <div data-step="">
            <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-4">
              <div className="flex-[1_1_20rem]">
                <p className="font-semibold">{words.question}</p>
                <ul>
                  {all.map(({ name, why }) => (
                    <li key={name} className="text-pretty">
                      <b>{name}</b>: {why}
                    </li>
                  ))}
                </ul>
              </div>
              <p className="flex flex-wrap gap-4">
                <Button variant="secondary">{words.accept}</Button>
                <Button variant="secondary">{words.refuse}</Button>
              </p>
            </div>
          </div>
          <div data-step="" hidden className="py-2">
            <button type="button" className="text-link min-h-11 cursor-pointer">
              {words.change}
            </button>
          </div>
        </Container>
        <template>
          {all.map((one) => (
            <ServiceScript key={one.script} {...one} />
          ))}
        </template>
      </aside>
      <InlineScript source={services} />
    </>
  );
}
