/** What a page's head tells search engines, link previews and assistants. */
export type HeadTag =
  | { title: string }
  | { meta: Readonly<Record<string, string>> }
  | { link: Readonly<Record<string, string>> }
  | { structuredData: object };
