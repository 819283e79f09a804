import type { Picture as PictureContent } from '../../content/pictures/picture.ts';
import { Picture } from './picture.tsx';
import { Quoted } from './quoted.tsx';

interface TestimonialProps {
  /** What the customer says, word for word. */
  testimonial: string;
  /** Who says it: name, position, company. */
  person: string;
  portrait?: PictureContent | undefined;
}

/** A customer's words and name, and a portrait where there is one. */
export function Testimonial({ testimonial, person, portrait }: TestimonialProps) {
  return (
    <figure className="grid gap-3">
      <blockquote className="-indent-[.44em] text-balance font-heading text-value tracking-slight before:text-action before:content-[open-quote] after:text-action after:content-[close-quote]">
        <Quoted words={testimonial} />
      </blockquote>
      {portrait ? (
        <figcaption className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <div className="photo-print always-light w-24 -rotate-2">
            <Picture picture={portrait} className="aspect-square w-full object-cover" />
          </div>
          <span className="min-w-0 grow basis-40 text-balance text-ink-muted">{person}</span>
        </figcaption>
      ) : (
        <figcaption className="text-balance text-ink-muted">{person}</figcaption>
      )}
    </figure>
  );
}
