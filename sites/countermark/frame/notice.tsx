import type { NoticeProps } from 'sitewright/views';
import { Anchor, BrandMark, Container, Drawing, Heading } from 'sitewright/views';
import { barcode } from '../figures/barcode.ts';
import { ReceiptStrip } from '../figures/receipt-strip.tsx';

/** A page that is one receipt: not found, failed, message sent. Without the text of a rubber stamp it bears the countermark. A code stands in the place of the sum. */
export default function ReceiptNotice({ id, content, cause, children }: NoticeProps) {
  const { stamp, code, title, lead, back, askedLabel, lines = [], codeLabel } = content;
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
              <div className="relative border-rule border-t-2 [border-style:dashed] font-mono">
                {children && (
                  <div className={`${line} wrap-anywhere *:nth-2:text-end *:nth-3:col-span-full`}>
                    <p>{askedLabel}</p>
                    {children}
                  </div>
                )}
                {lines.map(({ name, value }) => (
                  <div key={name} className={line}>
                    <p>{name}</p>
                    <p className="text-end">{value}</p>
                  </div>
                ))}
                {!children && <div className={stamp ? 'h-12' : 'h-28'} />}
                {!stamp && (
                  <Drawing
                    viewBox="0 0 400 120"
                    className="absolute inset-x-0 bottom-0 w-full overflow-visible fill-none"
                  >
                    <g className="comes-down">
                      <BrandMark transform="translate(262 -10)rotate(-12)scale(3.8)" />
                    </g>
                  </Drawing>
                )}
              </div>
              <div className="flex flex-wrap items-start justify-between gap-x-3 border-ink border-t-6 border-double pt-4">
                {codeLabel && <p className="font-mono">{codeLabel}</p>}
                {code && (
                  <p className="order-1 ms-auto font-heading text-[length:min(var(--text-title-1),4.5rem)] leading-none even-digits">
                    {code}
                  </p>
                )}
                {stamp && (
                  <div className="comes-down -rotate-12 xs:ms-3 sm:ms-5">
                    {/* As large before its text has arrived. */}
                    <p className="box-content min-h-lh min-w-[3.25em] text-center rounded-control border-4 border-action px-4 pt-1 pb-2 font-heading text-action text-value uppercase tracking-[.06em] outline-2 outline-action outline-offset-3">
                      {stamp}
                    </p>
                  </div>
                )}
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

const line =
  'grid grid-cols-1 gap-x-6 border-rule border-b-2 [border-style:dashed] py-2 xs:grid-cols-[auto_1fr]';
