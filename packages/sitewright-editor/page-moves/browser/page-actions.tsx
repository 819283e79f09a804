import { type FormEvent, useState } from 'react';
import { useWriting } from '../../browser/use-writing.tsx';
import type { Written } from '../../storage/content-storage.ts';
import { t } from '../../words/words.ts';
import type { DuplicateOffers } from '../duplicate.ts';
import type { Move } from '../move.ts';
import { DuplicateForm, readAddress, type Submit } from './duplicate-form.tsx';

export interface PageActionsProps {
  /** The file of the page in the first language, what people call it, and its address there. */
  page: { file: string; label: string; address: string };
  /** Its file and its address in the language that is open, where that is another one: what is renamed. */
  translation?: { file: string; address: string } | undefined;
  /** The addresses that visitors may get in its place. */
  targets: readonly string[];
  /** What another page like it may have; without it a title, a description and an address. */
  offers?: DuplicateOffers | undefined;
  /** Does it, all or nothing. */
  move: (move: Move) => Promise<Written>;
  /** Is called when it is done, with the address of the page that there is now, and with what had the focus before. */
  onDone: (address: string | undefined, pressed: Element | null) => void | Promise<void>;
  /** Whether this browser has what is not saved of the page, in any language. */
  hasDrafts: () => Promise<boolean>;
}

const noOffers: DuplicateOffers = { language: 'en', hasDays: false, forms: {}, menus: [] };

/** What can be done with a page as a whole: another address, another one like it, none at all. */
export function PageActions(props: PageActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { label } = props.page;
  return (
    <details
      className="actions"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary aria-label={t('Rename, duplicate, delete: {label}', { label })}>
        {t('Rename, duplicate, delete')}
      </summary>
      {isOpen && <Forms {...props} onClose={() => setIsOpen(false)} />}
    </details>
  );
}

function Forms({
  page,
  translation = page,
  targets,
  offers = noOffers,
  move,
  onDone,
  hasDrafts,
  onClose,
}: PageActionsProps & { onClose: () => void }) {
  const { file, label, address } = page;
  const { isBusy, act: write, refusal } = useWriting(t('press the button again'));
  const [begun, setBegun] = useState<Move['act']>();
  const isStart = address === '/';
  const button = (what: Move['act'], words: string) => (
    <button type="submit" aria-disabled={isBusy}>
      {isBusy && begun === what ? t('Saving …') : words}
    </button>
  );
  const act = async (next: Move) => {
    if (next.act === 'delete' && !confirm(t('Delete “{label}” in all languages?', { label })))
      return;
    const work = async () => {
      if (await hasDrafts())
        throw new Error(
          t(
            'The page has changes that are not saved: open it in each language, and save them or take them back.',
          ),
        );
      return move(next);
    };
    setBegun(next.act);
    await write(work, async (_, pressed) => {
      await onDone(addressAfter(next, address), pressed);
      onClose();
    });
  };
  const submit: Submit = (toMove) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void act(toMove(new FormData(event.currentTarget)));
  };
  const near = address.replace(/[^/]*$/, '');
  return (
    <>
      <fieldset aria-busy={isBusy} aria-label={t('What to do with {label}', { label })}>
        {!isStart && (
          <form
            className="bar"
            onSubmit={submit((data) => ({
              ...{ act: 'rename', file: translation.file, address: readAddress(data) },
              redirects: data.has('redirects'),
            }))}
          >
            <h3>{t('Rename')}</h3>
            <label>
              {t('New address')}{' '}
              <input name="address" defaultValue={translation.address} required />
            </label>
            <label>
              <input name="redirects" type="checkbox" defaultChecked />{' '}
              {t('Visitors of {address} get there', { address: translation.address })}
            </label>
            {button('rename', t('Rename'))}
          </form>
        )}
        <DuplicateForm {...{ file, near, offers, submit }}>
          {button('duplicate', t('Duplicate'))}
        </DuplicateForm>
        {offers.menus.length > 0 && (
          <form
            className="bar"
            onSubmit={submit((data) => ({
              ...{ act: 'list', file, menu: String(data.get('menu')) },
              label: String(data.get('label')).trim(),
            }))}
          >
            <h3>{t('Menu')}</h3>
            <label>
              {t('Menu')}{' '}
              <select name="menu">
                {offers.menus.map((one) => (
                  <option key={one.name} value={one.name}>
                    {one.label}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {t('Words of its entry')}{' '}
              <input name="label" dir="auto" defaultValue={label} required />
            </label>
            {button('list', t('Put it into the menu'))}
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
            <h3>{t('Delete')}</h3>
            <label>
              {t('Visitors and links get instead')}{' '}
              <select name="target">
                <option value="">{t('nothing: links to it are named first')}</option>
                {targets
                  .filter((one) => one !== address)
                  .map((one) => (
                    <option key={one}>{one}</option>
                  ))}
              </select>
            </label>
            {button('delete', t('Delete'))}
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
