import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { toPathPart } from 'sitewright/pages';
import { inUse } from '../../backend/browser/backend.ts';
import { useSaveKey } from '../../browser/save-button.tsx';
import { readAddress } from '../../page-moves/browser/duplicate-form.tsx';
import { t } from '../../words/words.ts';
import type { NewPageAnswer } from '../compose-page.ts';
import type { PageDescription } from '../page-draft.ts';

/** The form for a new page: its words, its address, which follows from its title, what it begins with, and the menu that leads to it. */
export function NewPageForm({
  offers: { pages, compositions, menus, language },
}: {
  offers: Pick<PageDescription, 'pages' | 'compositions' | 'menus' | 'language'>;
}) {
  useEffect(() => {
    document.title = t('New page');
  }, []);
  const [answer, setAnswer] = useState<NewPageAnswer>({ refused: [], left: [] });
  const [made, setMade] = useState<string>();
  const [menu, setMenu] = useState('');
  const [title, setTitle] = useState('');
  /** What somebody has typed in place of the one that follows from the title. */
  const [own, setOwn] = useState<string>();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const button = useRef<HTMLButtonElement>(null);
  useSaveKey(button);
  // What is wrong is far from the button.
  useEffect(() => {
    if (answer.refused.length === 0) return;
    const wrong = document.querySelector('.field:has(output:not(:empty))');
    wrong?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    wrong?.querySelector('output')?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  const problemOf = (field: string) => answer.refused.find((one) => one.field === field)?.message;
  const create = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: string) => String(data.get(name) ?? '').trim();
    const address = readAddress(data);
    const said = {
      ...{ title: read('title'), description: read('description'), from: read('from') },
      ...{ menu: read('menu'), menuLabel: read('menuLabel') },
    };
    const next = await inUse.backend.create(address, said).catch((error: Error): NewPageAnswer => {
      return { left: [], refused: [{ field: 'address', message: error.message }] };
    });
    setAnswer(next);
    if (next.refused.length > 0) return;
    if (next.left.length > 0) setMade(address);
    else await inUse.backend.openMade(address);
  };
  if (made)
    return (
      <main className="sign-in">
        <h1>{t('The page is there')}</h1>
        <p role="status">
          {t(
            'Left out, as only others can say or show it: {sections}. Add it with your own words.',
            {
              sections: answer.left.join(', '),
            },
          )}
        </p>
        <button type="button" onClick={() => inUse.backend.openMade(made)}>
          {t('Open the page')}
        </button>
      </main>
    );
  return (
    <main>
      <form className="sign-in" onSubmit={create}>
        <h1>{t('New page')}</h1>
        <Field label={t('Title, as search results show it')} problem={problemOf('meta.title')}>
          {(control) => (
            <input
              {...control}
              ref={first}
              name="title"
              dir="auto"
              required
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          )}
        </Field>
        <Field label={t('Address, such as /spring')} problem={problemOf('address')}>
          {(control) => (
            <input
              {...control}
              name="address"
              required
              value={own ?? (title && `/${toPathPart(title, language.tag)}`)}
              // Who has another one in mind types it over what is proposed.
              onClick={({ currentTarget }) => own === undefined && currentTarget.select()}
              onChange={({ target }) => setOwn(target.value)}
            />
          )}
        </Field>
        <Field
          label={t(
            'Description for search results, 70 to 160 characters; without the sections of another page it is the introduction, too',
          )}
          problem={problemOf('meta.description')}
        >
          {(control) => <textarea {...control} name="description" dir="auto" rows={3} required />}
        </Field>
        <Field label={t('Begins with')} problem={problemOf('from')}>
          {(control) => (
            <select {...control} name="from">
              <option value="">{t('its heading alone')}</option>
              {compositions.map((name) => (
                <option key={name} value={name}>
                  {t('a campaign for {what}', { what: t(name) })}
                </option>
              ))}
              {pages.map((page) => (
                <option key={page} value={page}>
                  {t('the sections of {page}', { page })}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t('The menu that leads to it')} problem={problemOf('menu')}>
          {(control) => (
            <select
              {...control}
              name="menu"
              value={menu}
              onChange={({ target }) => setMenu(target.value)}
            >
              <option value="">{t('none: advertisements or other pages do')}</option>
              {menus.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        {menu && (
          <Field label={t('Words of its entry; the page’s without them')}>
            {(control) => <input {...control} name="menuLabel" dir="auto" />}
          </Field>
        )}
        <button ref={button} type="submit" aria-keyshortcuts="Control+S Meta+S">
          {t('Create the page')}
        </button>
      </form>
    </main>
  );
}

interface FieldProps {
  label: string;
  problem?: string | undefined;
  children: (control: { id: string; 'aria-describedby': string }) => ReactNode;
}

/** A field with what is wrong in it. */
function Field({ label, problem = '', children }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': `${id}-problem` })}
      <output className="problem" id={`${id}-problem`} role="alert" htmlFor={id}>
        {problem}
      </output>
    </div>
  );
}
