import { Anchor, Picture, Section, SectionTitle } from '../../components.ts';
import type { Picture as PictureContent, SectionProps } from '../../definitions.ts';
import type { logos } from './logos.ts';

/** The marks of other companies, in one ink or in their own colours, all with the same area, so that none looks larger than the others. */
export default function Logos({ frame, content }: SectionProps<typeof logos>) {
  return (
    <Section {...frame}>
      <div className="grid gap-8 print:break-inside-avoid">
        <SectionTitle id={frame.id} size="title-3">
          {content.title}
        </SectionTitle>
        <ul className="flex flex-wrap items-center gap-x-[clamp(1.5rem,5vw,4rem)] gap-y-8">
          {content.items.map(({ mark, ground, href }) => {
            const picture = (
              <Picture
                picture={mark}
                size={sizeOf(mark)}
                className={`${ground ? inks[ground] : 'one-ink'} min-h-0 max-w-full overflow-hidden`}
              />
            );
            return (
              <li key={mark.alt}>{href ? <Anchor href={href}>{picture}</Anchor> : picture}</li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}

/** How a mark in its own colours is shown on its ground. */
const inks = { light: 'own-ink', dark: 'own-ink own-ink-on-dark' };

/** In square pixels: a mark four times as wide as high is 152 by 38 pixels. */
const area = 5_800;
const largest = 190;

function sizeOf({ file }: PictureContent): { width: number; height: number } {
  const ratio = file.width / file.height;
  const width = Math.min(largest, Math.sqrt(area * ratio));
  return { width: Math.round(width), height: Math.round(width / ratio) };
}
