import type { PageDescription } from '../page-draft.ts';

interface PageChoicesProps extends Pick<PageDescription, 'languages'> {
  /** The address of the editor of this page. */
  place: string;
  scheme: string;
  onScheme: (scheme: string) => void;
}

/** Which page is shown, in which language and in which colours. */
export function PageChoices({ languages, place, scheme, onScheme }: PageChoicesProps) {
  return (
    <>
      <select
        aria-label="Language"
        value={place}
        onChange={({ target }) => location.assign(target.value)}
      >
        {languages.map(({ name, path: one }) => (
          <option key={one} value={`/admin/edit${one === '/' ? '/' : one}`}>
            {name}
          </option>
        ))}
      </select>
      <select aria-label="Colours" value={scheme} onChange={({ target }) => onScheme(target.value)}>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
      <a href="/admin/edit/?new">New page</a>
      <a href="/admin">Posts, buttons, menus, brand</a>
    </>
  );
}
