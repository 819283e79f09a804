import type { PageDescription } from '../page-draft.ts';
import { shownBy } from './pages.ts';

interface PageChoicesProps extends Pick<PageDescription, 'languages'> {
  /** The address of the page. */
  path: string;
  scheme: string;
  onScheme: (scheme: string) => void;
}

/** Which page is shown, in which language and in which colours. */
export function PageChoices({ languages, path, scheme, onScheme }: PageChoicesProps) {
  const { editorOf, links } = shownBy.pages;
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
      <select aria-label="Colours" value={scheme} onChange={({ target }) => onScheme(target.value)}>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
      {Object.entries(links).map(([label, address]) => (
        <a key={address} href={address}>
          {label}
        </a>
      ))}
    </>
  );
}
