import type { NoticeProps } from 'sitewright/views';
import { Anchor, Container, Drawing, Heading, StampedMark } from 'sitewright/views';
import { barcode } from '../figures/barcode.ts';
import { ReceiptStrip } from '../figures/receipt-strip.tsx';

/** A page that is one receipt: not found, failed, message sent. Without the text of a rubber stamp it bears the countermark. A code stands in the place of the sum. */
export default function ReceiptNotice({ id, content, cause, children }: NoticeProps) {
  const { stamp, code, title, lead, back } = content;
  const stub = (
    <Anchor
      href={back.href}
      className="text-link -outline-offset-8 block border-2 border-ink border-y-0 border-t-2 bg-tint-white px-[clamp(min(1.5rem,6vw),5vw,2.5rem)] pt-6 pb-5 text-(length:--text-title-3) [border-block-start-style:dashed]"
    >
      {back.label}
    </Anchor>
  );
  return (
    // While the stamp comes down, it is wider than a narrow window.
    <section
      aria-labelledby={`${id}-title`}
      className="tone-ground overflow-x-clip pt-opening pb-section"
    >
      <Container>
        <div className="mx-auto max-w-120 motion-safe:animate-[notice-print_.5s_steps(12)]">
          <ReceiptStrip stub={stub}>
            <div className="grid gap-5 px-[min(1.5rem,6vw)] pt-9 pb-8 sm:px-10">
              <Heading level={1} size="title-2" id={`${id}-title`}>
                {title}
              </Heading>
              {cause !== undefined && <p className="font-mono">{cause}</p>}
              <p className="text-lead text-pretty">{lead}</p>
              {children}
              <div className="relative mt-3 border-rule border-t-2 border-dashed pt-6">
                <Drawing
                  viewBox="0 0 400 120"
                  className="w-full overflow-visible fill-none stroke-2 stroke-rule"
                >
                  {/* Its lines, of which none is filled in. */}
                  <path className="[stroke-dasharray:7_6]" d="M0 34h400M0 74h400M0 114h400" />
                  {!stamp && (
                    <g className="comes-down">
                      <StampedMark transform="translate(262 -10)rotate(-12)scale(3.8)" />
                    </g>
                  )}
                </Drawing>
                {stamp && (
                  <div className="comes-down -rotate-12 absolute inset-x-0 top-10 grid justify-items-end">
                    <p className="rounded-control border-4 border-action px-4 pt-1 pb-2 font-heading text-action text-figure uppercase tracking-[.06em] max-xs:text-value outline-2 outline-action outline-offset-3">
                      {stamp}
                    </p>
                  </div>
                )}
              </div>
              <div className="border-ink border-t-6 border-double pt-4 text-end">
                {code && <p className="font-heading text-title-1 even-digits">{code}</p>}
              </div>
              <Drawing viewBox="0 0 96 16" className="mt-2 w-full fill-ink" filled>
                <path d={barcode('receipt', 96, 16)} />
              </Drawing>
            </div>
          </ReceiptStrip>
        </div>
      </Container>
    </section>
  );
}
