import type { Picture as PictureContent } from '../../content/pictures/picture.ts';

interface PictureProps {
  picture: PictureContent;
  className?: string;
  /** Whether it is in the first screen: then it loads at once. */
  isFirst?: boolean;
  /** How large it is shown, in pixels, where that is not the size of its file. */
  size?: { width: number; height: number };
  /** How wide it is shown, where that is not what its place in the content says. */
  sizes?: string;
}

/**
 * A picture of the content. A photograph comes in the best format and the smallest size that the
 * browser can use, when it comes near the window.
 */
export function Picture({
  picture,
  className = 'h-auto w-full',
  isFirst = false,
  size = picture,
  sizes,
}: PictureProps) {
  const { src, alt, sources } = picture;
  const { width, height } = size;
  const isDrawing = sources.length === 0;
  const image = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      // A drawing is small and loads at once; at any other priority React preloads it.
      fetchPriority={isDrawing ? 'low' : undefined}
      loading={isDrawing || isFirst ? undefined : 'lazy'}
      className={className}
    />
  );
  if (isDrawing) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} {...(sizes && { sizes })} />
      ))}
      {image}
    </picture>
  );
}
