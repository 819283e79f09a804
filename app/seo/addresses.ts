/** Where a page's companions stand, by the page's own path: `/` is `index`, `/about` is `about`. */
const nameOf = (path: string) => (path === '/' ? '/index' : path);

/** The page as Markdown, such as `/pricing.md`. */
export const markdownPath = (path: string) => `${nameOf(path)}.md`;

/** The picture that a shared link shows, such as `/share/pricing.png`. */
export const shareImagePath = (path: string) => `/share${nameOf(path)}.png`;

/** Width and height of a share image in pixels: the shape that link previews show uncut. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** The site's mark as a square picture: search results show it beside the vendor's name. */
export const logoPath = '/icon-512.png';
