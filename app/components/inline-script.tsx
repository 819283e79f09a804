/** A script in the page itself; it belongs behind the markup that it works on. */
export function InlineScript({ source }: { source: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, no visitor's input
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}
