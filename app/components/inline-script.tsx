interface InlineScriptProps {
  /** The script's own text, from an import that ends in `?inline-script`. */
  source: string;
}

/** A few bytes of script in the page itself, after what they work on. */
export function InlineScript({ source }: InlineScriptProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, no visitor's input
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}
