import { inUse } from '../../backend/browser/backend.ts';
import { Select } from '../../browser/select.tsx';
import { msg, t } from '../../words/words.ts';
import type { PageDescription } from '../page-draft.ts';

/** How the page is shown. */
export interface PageView {
  scheme: string;
  /** Of the window that it is shown in, in pixels; as wide as there is room without it. */
  width: number | undefined;
  /** How large; so that it fits, without it. */
  zoom: number | undefined;
}

const widths = {
  [msg('Phone')]: 360,
  [msg('Tablet')]: 768,
  [msg('Desktop')]: 1280,
  [msg('All of it')]: undefined,
};
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
      <Select
        label={t('Language')}
        value={path}
        options={languages.map((one) => [one.path, one.name])}
        onChoose={(address) => location.assign(editorOf(address))}
      />
      <Select
        label={t('Colours')}
        value={view.scheme}
        options={Object.entries({ light: t('Light'), dark: t('Dark') })}
        onChoose={(scheme) => onView({ ...view, scheme })}
      />
      <Select
        label={t('Width')}
        value={view.width ?? ''}
        options={Object.entries(widths).map(([name, one]) => [one ?? '', t(name)])}
        onChoose={(one) => onView({ ...view, width: Number(one) || undefined })}
      />
      <Select
        label={t('Zoom')}
        value={view.zoom ?? ''}
        options={[['', t('Fit')], ...zooms.map((one) => [one, `${one * 100} %`] as const)]}
        onChoose={(one) => onView({ ...view, zoom: Number(one) || undefined })}
      />
      {Object.entries(links).map(([label, address]) => (
        <a key={address} href={address}>
          {t(label)}
        </a>
      ))}
    </>
  );
}
