/** A page's path as the name of its companion files: `/` is `/index`, `/about` stays `/about`. */
const fileNameOf = (path: string) => (path === '/' ? '/index' : path);

/** The path of the page's Markdown twin, such as `/pricing.md`. */
export const markdownPath = (path: string) => `${fileNameOf(path)}.md`;

/** Where the share images are that the build draws. */
export const shareImageFolder = '/share/';

/** The path of the picture that is drawn for a link preview, such as `/share/pricing.png`. */
export const shareImagePath = (path: string) => `/share${fileNameOf(path)}.png`;

/** Width and height of a share image in pixels: link previews show this ratio uncropped. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** The path of the square logo that search results show beside the vendor's name. */
export const logoPath = '/icon-512.png';
