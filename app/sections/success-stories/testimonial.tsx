interface TestimonialProps {
  text: string;
  person: string;
}

/** What a customer says, and who said it. */
export function Testimonial({ text, person }: TestimonialProps) {
  return (
    <figure className="grid gap-4 border-ink border-t-2 pt-5">
      <blockquote className="text-balance font-heading text-title-3 before:content-[open-quote] after:content-[close-quote]">
        {text}
      </blockquote>
      <figcaption className="font-mono text-small">{person}</figcaption>
    </figure>
  );
}
