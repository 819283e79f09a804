import { type FormEvent, useState } from 'react';
import { useWriting } from '../../browser/use-writing.tsx';
import type { Written } from '../../storage/content-storage.ts';
import type { Menu } from '../menus.ts';
import type { Move } from '../move.ts';

export interface PageActionsProps {
  /** The file of the page in the first language, what people call it, and its address there. */
  page: { file: string; label: string; address: string };
  /** Its file and its address in the language that is open, where that is another one: what is renamed. */
  translation?: { file: string; address: string } | undefined;
  /** The addresses that visitors may get in its place. */
  targets: readonly string[];
  /** The menus that it may be put into. */
  menus?: readonly Menu[];
  /** Does it, all or nothing. */
  move: (move: Move) => Promise<Written>;
  /** Is called when it is done, with the address of the page that there is now. */
  onDone: (address: string | undefined) => void;
  /** Whether this browser has what is not saved of the page, in any language. */
  hasDrafts: () => Promise<boolean>;
}

/** What can be done with a page as a whole: another address, another one like it, none at all. */
export function PageActions(props: PageActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { label } = props.page;
  return (
    <details className="actions" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary aria-label={`Rename, duplicate, delete: ${label}`}>
        Rename, duplicate, delete
      </summary>
      {isOpen && <Forms {...props} />}
    </details>
  );
}

function Forms({
  page,
  translation = page,
  targets,
  menus = [],
  move,
  onDone,
  hasDrafts,
}: PageActionsProps) {
  const { file, label, address } = page;
  const { isBusy, act: write, refusal } = useWriting('press the button again');
  const isStart = address === '/';
  const act = async (next: Move) => {
    if (next.act === 'delete' && !confirm(`Delete “${label}”?`)) return;
    const work = async () => {
      if (await hasDrafts())
        throw new Error(
          'The page has changes that are not saved: open it in each language, and save them or take them back.',
        );
      return move(next);
    };
    await write(work, () => onDone(addressAfter(next, address)));
  };
  const submit = (toMove: (data: FormData) => Move) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void act(toMove(new FormData(event.currentTarget)));
  };
  const [, day] = /^posts\/(\d{4}-\d\d-\d\d)/.exec(file) ?? [];
  const near = address.replace(/[^/]*$/, '');
  return (
    <>
      <fieldset aria-busy={isBusy} aria-label={`What to do with ${label}`}>
        {!isStart && (
          <form
            className="bar"
            onSubmit={submit((data) => ({
              ...{ act: 'rename', file: translation.file, address: readAddress(data) },
              redirects: data.has('redirects'),
            }))}
          >
            <label>
              New address <input name="address" defaultValue={translation.address} required />
            </label>
            <label>
              <input name="redirects" type="checkbox" defaultChecked /> Visitors of{' '}
              {translation.address} get there
            </label>
            <button type="submit">Rename</button>
          </form>
        )}
        {day !== undefined && (
          <form
            className="bar"
            onSubmit={submit((data) => ({ act: 'date', file, day: String(data.get('day')) }))}
          >
            <label>
              Published on <input name="day" type="date" defaultValue={day} required />
            </label>
            <button type="submit">Change the day</button>
          </form>
        )}
        <form
          className="bar"
          onSubmit={submit((data) => ({
            ...{ act: 'duplicate', file, address: readAddress(data) },
            title: String(data.get('title')).trim(),
            description: String(data.get('description')).trim(),
          }))}
        >
          <label>
            Title of the other one <input name="title" dir="auto" required />
          </label>
          <label>
            Its description for search results, 70 to 160 characters{' '}
            <textarea name="description" dir="auto" rows={2} required />
          </label>
          <label>
            Its address <input name="address" placeholder={`${near}spring`} required />
          </label>
          <button type="submit">Duplicate</button>
        </form>
        {menus.length > 0 && (
          <form
            className="bar"
            onSubmit={submit((data) => ({
              ...{ act: 'list', file, menu: String(data.get('menu')) },
              label: String(data.get('label')).trim(),
            }))}
          >
            <label>
              Menu{' '}
              <select name="menu">
                {menus.map((one) => (
                  <option key={one.name} value={one.name}>
                    {one.label}
                  </option>
                ))}
              </select>
            </label>
            <label>
              Words of its entry <input name="label" dir="auto" defaultValue={label} required />
            </label>
            <button type="submit">Put it into the menu</button>
          </form>
        )}
        {!isStart && (
          <form
            className="bar"
            onSubmit={submit((data) => ({
              act: 'delete',
              file,
              target: String(data.get('target')),
            }))}
          >
            <label>
              Visitors and links get instead{' '}
              <select name="target">
                <option value="">nothing: links to it are named first</option>
                {targets
                  .filter((one) => one !== address)
                  .map((one) => (
                    <option key={one}>{one}</option>
                  ))}
              </select>
            </label>
            <button type="submit">Delete</button>
          </form>
        )}
      </fieldset>
      {refusal}
    </>
  );
}

/** Where the page that there is after it can be seen. */
function addressAfter(move: Move, address: string): string | undefined {
  if (move.act === 'delete') return undefined;
  return 'address' in move ? move.address : address;
}

const readAddress = (data: FormData) => `/${String(data.get('address')).trim().replace(/^\//, '')}`;
