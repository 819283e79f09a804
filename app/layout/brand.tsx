import { Stamp } from '../figures/stamp.tsx';

interface BrandProps {
  name: string;
  /** Said after the name, for those who do not see where the link stands. */
  homeLabel: string;
}

/** The stamp and the wordmark, leading to the start page. */
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
