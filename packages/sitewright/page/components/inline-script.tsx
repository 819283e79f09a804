/** A script in the page itself; it belongs behind the markup that it works on. As a module it lets the page paint first. */
export function InlineScript({ source, type }: { source: string; type?: 'module' }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, no visitor's input
  return <script type={type} dangerouslySetInnerHTML={{ __html: source }} />;
}
