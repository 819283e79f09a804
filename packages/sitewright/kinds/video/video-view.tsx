import { Paragraph, Section } from '../../components.ts';
import { formatBytes, printSeries, type SectionProps } from '../../definitions.ts';
import type { video } from './video.ts';

/** A film that loads when it is started, with captions; its transcript stands below it. */
export default function Video({ frame, content, language }: SectionProps<typeof video>) {
  const { file, poster, captions, captionsLabel, size, transcript, ...intro } = content;
  return (
    <Section {...frame} intro={intro}>
      <figure className="mt-10 grid gap-4">
        <video
          controls
          preload="none"
          playsInline
          poster={poster.src}
          width={poster.width}
          height={poster.height}
          aria-label={poster.alt}
          className="sheet h-auto max-h-120 w-full bg-board object-contain"
        >
          <source src={file.address} />
          {/* A track that shows from the start would load before the film is started. */}
          <track kind="captions" src={captions.address} srcLang={language} label={captionsLabel} />
        </video>
        <figcaption className="grid max-w-measure gap-4">
          {file.bytes >= leastBytes && (
            <p className="font-mono text-ink-muted text-small">
              {printSeries([size, formatBytes(file.bytes, language)], language)}
            </p>
          )}
          <details>
            <summary className="min-h-11 cursor-pointer content-center font-semibold">
              {transcript.title}
            </summary>
            {transcript.paragraphs.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a page never change
              <Paragraph key={index} className="mt-4 text-pretty" content={paragraph} />
            ))}
          </details>
        </figcaption>
      </figure>
    </Section>
  );
}

/** A film of fewer bytes is not larger than a picture, so that nobody asks before starting it. */
const leastBytes = 100_000;
