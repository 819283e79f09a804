import { inUse } from '../../backend/browser/backend.ts';
import type { PageDescription } from '../page-draft.ts';

/** How the page is shown. */
export interface PageView {
  scheme: string;
  /** Of the window that it is shown in, in pixels; as wide as there is room without it. */
  width: number | undefined;
  /** How large; so that it fits, without it. */
  zoom: number | undefined;
}

const widths = { Phone: 360, Tablet: 768, Desktop: 1280, 'All of it': undefined };
const zooms = [0.5, 0.75, 1, 1.25, 1.5];

/** The width of a window that is nearest to this one. */
export const nearestWidth = (): number =>
  [360, 768, 1280].sort((a, b) => Math.abs(a - innerWidth) - Math.abs(b - innerWidth))[0] ?? 1280;

interface PageChoicesProps extends Pick<PageDescription, 'languages'> {
  /** The address of the page. */
  path: string;
  view: PageView;
  onView: (view: PageView) => void;
}

/** Which page is shown, in which language, in which colours and how large. */
export function PageChoices({ languages, path, view, onView }: PageChoicesProps) {
  const { editorOf, links } = inUse.backend;
  return (
    <>
      <select
        aria-label="Language"
        value={path}
        onChange={({ target }) => location.assign(editorOf(target.value))}
      >
        {languages.map(({ name, path: one }) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label="Colours"
        value={view.scheme}
        onChange={({ target }) => onView({ ...view, scheme: target.value })}
      >
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
      <select
        aria-label="Width"
        value={view.width ?? ''}
        onChange={({ target }) => onView({ ...view, width: Number(target.value) || undefined })}
      >
        {Object.entries(widths).map(([name, one]) => (
          <option key={name} value={one ?? ''}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label="Zoom"
        value={view.zoom ?? ''}
        onChange={({ target }) => onView({ ...view, zoom: Number(target.value) || undefined })}
      >
        <option value="">Fit</option>
        {zooms.map((one) => (
          <option key={one} value={one}>{`${one * 100} %`}</option>
        ))}
      </select>
      {Object.entries(links).map(([label, address]) => (
        <a key={address} href={address}>
          {label}
        </a>
      ))}
    </>
  );
}
