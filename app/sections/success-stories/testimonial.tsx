interface TestimonialProps {
  text: string;
  person: string;
}

/** A customer's words and name. */
export function Testimonial({ text, person }: TestimonialProps) {
  return (
    <figure className="grid gap-4">
      <blockquote className="text-balance font-heading text-title-3 before:block before:h-10 before:text-action before:text-title-1 before:content-[open-quote] after:content-[close-quote]">
        {text}
      </blockquote>
      <figcaption className="text-balance font-mono text-small">{person}</figcaption>
    </figure>
  );
}
