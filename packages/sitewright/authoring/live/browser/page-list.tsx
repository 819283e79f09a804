import { forgetToken } from './token.ts';

interface PageListProps {
  pages: readonly { name: string; addresses: readonly string[] }[];
  toEditor: (address: string) => string;
}

/** All pages that can be edited, by their languages. */
export function PageList({ pages, toEditor }: PageListProps) {
  const signOut = () => {
    forgetToken();
    location.reload();
  };
  return (
    <main className="sign-in">
      <h1>Edit the site</h1>
      {pages.map(({ name, addresses }) => (
        <nav key={name} aria-label={name}>
          <h2>{name}</h2>
          <ul>
            {addresses.map((one) => (
              <li key={one}>
                <a href={toEditor(one)}>{one}</a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <button type="button" onClick={signOut}>
        Sign out
      </button>
    </main>
  );
}
