import { type FormEvent, useState } from 'react';
import type { DuplicateOffers } from '../duplicate.ts';
import type { Move } from '../move.ts';

/** Does what the fields of a form say, once it is sent. */
export type Submit = (
  toMove: (data: FormData) => Move,
) => (event: FormEvent<HTMLFormElement>) => void;

interface DuplicateFormProps {
  /** The file of the page that the other one is like. */
  file: string;
  /** What its address may begin with. */
  near: string;
  offers: DuplicateOffers;
  submit: Submit;
}

/** Makes another page like one, with all that it has of its own, in one step. */
export function DuplicateForm({ file, near, offers, submit }: DuplicateFormProps) {
  const { hasDays, button, thanks, menus } = offers;
  const [menu, setMenu] = useState('');
  const toMove = (data: FormData): Move => {
    const read = (name: string) => String(data.get(name) ?? '').trim();
    const forms = Object.keys(thanks).map((key) => [key, read(`thanks ${key}`)]);
    return {
      ...{ act: 'duplicate', file, address: readAddress(data), title: read('title') },
      ...{ description: read('description'), from: read('from'), until: read('until') },
      ...{ button: read('button'), thanks: Object.fromEntries(forms) },
      ...{ menu, menuLabel: read('menuLabel') },
    };
  };
  return (
    <form className="bar duplicate" onSubmit={submit(toMove)}>
      <label>
        Title of the other one <input name="title" required />
      </label>
      <label>
        Its description for search results, 70 to 160 characters{' '}
        <textarea name="description" rows={2} required />
      </label>
      <label>
        Its address <input name="address" placeholder={`${near}spring`} required />
      </label>
      {hasDays && (
        <>
          <label>
            Its first day, if not at once <input name="from" type="date" />
          </label>
          <label>
            Its last day, if it ends <input name="until" type="date" />
          </label>
        </>
      )}
      {button !== undefined && (
        <label>
          Words of its button <input name="button" defaultValue={button} />
        </label>
      )}
      {Object.entries(thanks).map(([key, title]) => (
        <label key={key}>
          Heading of its page after {key === 'form' ? 'a message' : `the form “${key}”`}{' '}
          <input name={`thanks ${key}`} defaultValue={title} />
        </label>
      ))}
      {menus.length > 0 && (
        <label>
          The menu that leads to it{' '}
          <select value={menu} onChange={({ target }) => setMenu(target.value)}>
            <option value="">none</option>
            {menus.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {menu && (
        <label>
          Words of its entry there; its title without them <input name="menuLabel" />
        </label>
      )}
      <button type="submit">Duplicate</button>
    </form>
  );
}

export const readAddress = (data: FormData): string =>
  `/${String(data.get('address')).trim().replace(/^\//, '')}`;
