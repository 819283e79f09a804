import { type FormEvent, type ReactNode, useState } from 'react';
import { toPathPart } from 'sitewright/pages';
import { t } from '../../words/words.ts';
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
  /** Its button. */
  children: ReactNode;
}

/** Makes another page like one, with all that it has of its own, in one step. */
export function DuplicateForm({ file, near, offers, submit, children }: DuplicateFormProps) {
  const { language, hasDays, button, forms, menus } = offers;
  const [menu, setMenu] = useState('');
  const [title, setTitle] = useState('');
  /** What somebody has typed in place of the one that follows from the title. */
  const [own, setOwn] = useState<string>();
  const toMove = (data: FormData): Move => {
    const read = (name: string) => String(data.get(name) ?? '').trim();
    const thanks = Object.keys(forms).map((key) => [key, read(`thanks ${key}`)]);
    return {
      ...{ act: 'duplicate', file, address: readAddress(data), title: read('title') },
      ...{ description: read('description'), from: read('from'), until: read('until') },
      ...{ button: read('button'), thanks: Object.fromEntries(thanks) },
      ...{ menu, menuLabel: read('menuLabel') },
    };
  };
  return (
    <form className="bar duplicate" onSubmit={submit(toMove)}>
      <h3>{t('Duplicate')}</h3>
      <label>
        {t('Title of the copy, which is its heading too')}{' '}
        <input
          name="title"
          dir="auto"
          required
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </label>
      <label>
        {t('Its description for search results, 70 to 160 characters')}{' '}
        <textarea name="description" dir="auto" rows={2} required />
      </label>
      <label>
        {t('Its address')}{' '}
        <input
          name="address"
          placeholder={`${near}spring`}
          required
          value={own ?? (title && near + toPathPart(title, language))}
          // Who has another one in mind types it over what is proposed.
          onClick={({ currentTarget }) => own === undefined && currentTarget.select()}
          onChange={({ target }) => setOwn(target.value)}
        />
      </label>
      {hasDays && (
        <>
          <label>
            {t('Its first day, if not at once')} <input name="from" type="date" max="9999-12-31" />
          </label>
          <label>
            {t('Its last day, if it ends')} <input name="until" type="date" max="9999-12-31" />
          </label>
        </>
      )}
      {button !== undefined && (
        <label>
          {t('Words of its button')} <input name="button" dir="auto" defaultValue={button} />
        </label>
      )}
      {Object.entries(forms).map(([key, form], _, { length }) => (
        <label key={key}>
          {length === 1
            ? t('Heading of its page after a message')
            : t('Heading of its page after the form “{form}”', { form: form.title })}{' '}
          <input name={`thanks ${key}`} dir="auto" defaultValue={form.thanks} />
        </label>
      ))}
      {menus.length > 0 && (
        <label>
          {t('The menu that leads to it')}{' '}
          <select value={menu} onChange={({ target }) => setMenu(target.value)}>
            <option value="">{t('none')}</option>
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
          {t('Words of its entry there; its title without them')}{' '}
          <input name="menuLabel" dir="auto" />
        </label>
      )}
      {children}
    </form>
  );
}

/** The address that a form says, with its `/`, which people leave out. */
export const readAddress = (data: FormData): string =>
  `/${String(data.get('address')).trim().replace(/^\//, '')}`;
