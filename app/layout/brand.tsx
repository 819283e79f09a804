import { Stamp } from '../figures/stamp.tsx';

interface BrandProps {
  name: string;
  /** What a screen reader says behind the name, since it is a link to the home page. */
  homeLabel: string;
}

/** The stamp and the wordmark as a link to the home page. */
export function Brand({ name, homeLabel }: BrandProps) {
  return (
    <a href="/" className="flex min-h-11 items-center gap-2">
      <span className="size-9 text-action">
        <Stamp />
      </span>
      <span className="font-heading text-title-3 tracking-tight max-xs:text-body">{name}</span>{' '}
      <span className="sr-only">{homeLabel}</span>
    </a>
  );
}
