/** How pictures are laid out and encoded in one kind of place of the site. */
export interface Layout {
  /** Width by height of the cropped picture; without it the picture keeps its own shape. */
  ratio?: number;
  /** The widths to offer, in pixels: what the layout shows on plain and on dense screens. */
  widths: readonly number[];
  /** How wide the picture is shown, as the attribute `sizes` says it; one width needs none. */
  sizes?: string;
  /** The box in pixels into which a picture has to fit that keeps its own shape. */
  box?: { width: number; height: number };
  /** The fallback alone, for readers that know nothing else, such as link previews. */
  fallbackOnly?: true;
}

/**
 * Where the site shows pictures of the content. A width is that of the place at a plain screen or at
 * one with two pixels for each; phones with three show the second, which nobody can tell from a third.
 */
export const layouts = {
  /** A person's badge on the About page. */
  portrait: { ratio: 1, widths: [360, 720], sizes: '22rem' },
  /** A customer beside what the customer says: so small that one width does for all screens. */
  customer: { ratio: 1, widths: [192] },
  /** A customer's mark in a story. */
  logo: { widths: [320], box: { width: 160, height: 56 } },
  /** The same in its own colours. */
  colouredLogo: { widths: [320], box: { width: 160, height: 56 } },
  /** An office on its address label. */
  office: { ratio: 2, widths: [320, 640, 1040], sizes: '(min-width:64rem) 33rem,80vw' },
  /** What a page is about, beside its heading. */
  opening: { ratio: 4 / 3, widths: [360, 720, 1160], sizes: '(min-width:48rem) 45vw,88vw' },
  /** A picture in a text. */
  text: { widths: [360, 720, 1216], sizes: '(min-width:42rem) 38rem,88vw' },
  /** A picture among others of a page. */
  gallery: { widths: [360, 720, 1280], sizes: '(min-width:64rem) 40rem,88vw' },
  /** What stands in for a film until somebody starts it. */
  poster: { ratio: 16 / 9, widths: [1280], fallbackOnly: true },
  /** Who wrote a post, beside the name: so small that one width does for all screens. */
  author: { ratio: 1, widths: [128] },
  /** A post's own picture, above its text. */
  post: { ratio: 16 / 9, widths: [360, 720, 1160], sizes: '(min-width:48rem) 40rem,88vw' },
  /** What a link preview shows: 1200 by 630 pixels, the shape that none of them crops. */
  share: { ratio: 1200 / 630, widths: [1200], fallbackOnly: true },
} as const satisfies Record<string, Layout>;

export type LayoutName = keyof typeof layouts;

/** What stays of a picture that is cropped, where its vendor says so. */
export const focuses = ['top', 'bottom', 'left', 'right', 'center'] as const;
export type Focus = (typeof focuses)[number];

export type Format = 'avif' | 'webp' | 'jpg' | 'png' | 'svg';

/**
 * The encoder's quality, 0 to 100. Dense screens hide what strong compression does, so the largest
 * width has a lower one.
 */
export const qualities = {
  avif: { plain: 55, dense: 36 },
  webp: { plain: 74, dense: 56 },
  jpg: { plain: 78, dense: 78 },
  // A format without loss has none.
  png: undefined,
} as const;
