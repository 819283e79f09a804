interface TestimonialProps {
  text: string;
  person: string;
}

/** A customer's words and name. */
export function Testimonial({ text, person }: TestimonialProps) {
  return (
    <figure className="grid gap-4">
      <blockquote className="-indent-[.44em] text-balance font-heading text-value tracking-slight before:text-action before:content-[open-quote] after:text-action after:content-[close-quote]">
        {text}
      </blockquote>
      <figcaption className="text-balance font-mono text-small">{person}</figcaption>
    </figure>
  );
}
