/** The formats of pictures, by their media types, with the endings of their names. */
export const formats = {
  'image/jpeg': { name: 'JPEG', endings: ['jpg', 'jpeg'] },
  'image/png': { name: 'PNG', endings: ['png'] },
  'image/webp': { name: 'WebP', endings: ['webp'] },
  'image/avif': { name: 'AVIF', endings: ['avif'] },
  'image/svg+xml': { name: 'SVG', endings: ['svg'] },
} as const;
export type MediaType = keyof typeof formats;

/** What the names of pictures end with, without the dot. */
export const endings: readonly string[] = Object.values(formats).flatMap((one) => one.endings);

/** The media type of a picture by its name; empty where it has none. */
export function mediaTypeOf(name: string): MediaType | '' {
  const ending = name.replace(/^.*\./, '').toLowerCase();
  const all = Object.entries(formats) as [MediaType, { endings: readonly string[] }][];
  return all.find(([, one]) => one.endings.includes(ending))?.[0] ?? '';
}

export const nameRule =
  'a name of the letters a to z, digits, dots and hyphens that ends with .jpg, .png, .webp, .avif or .svg';

export const maxMegapixels = 50;
/** A camera’s own file has less. The repository holds every version of a file forever. */
export const maxMegabytes = 20;
