interface InlineScriptProps {
  /** The script's text, from an import that ends in `?inline-script`. */
  source: string;
}

/** A script in the page itself; it belongs behind the markup that it works on. */
export function InlineScript({ source }: InlineScriptProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, no visitor's input
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}
