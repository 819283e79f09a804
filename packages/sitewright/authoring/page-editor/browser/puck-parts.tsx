import { createUsePuck } from '@puckeditor/core';
import { createContext, type ReactNode, useContext } from 'react';
import { Frame } from './drawing.tsx';
import { WithMessages } from './messages.tsx';
import { Outline } from './outline.tsx';
import { TextField } from './rich-field.tsx';
import { Kind, Kinds, SectionActions } from './sections.tsx';

const usePuck = createUsePuck();

/** What stands above the page. */
export const Toolbar = createContext(<div />);

/** The parts of the library that are other ones here. */
export const overrides = {
  iframe: Frame,
  fieldTypes: {
    ...Object.fromEntries(
      ['text', 'number', 'select', 'array', 'object'].map((one) => [one, WithMessages]),
    ),
    textarea: TextField,
  },
  outline: Outline,
  drawer: Kinds,
  drawerItem: Kind,
  fields: ({ children }: { children: ReactNode }) => (
    <>
      <ShowPage />
      <SectionActions />
      <p className="hint needed">* is needed</p>
      {children}
    </>
  ),
  headerActions: () => useContext(Toolbar),
};

/** How the library is set up for every page; a translation has the sections of its original. */
export const setup = {
  iframe: { syncHostStyles: false },
  dictionary: { 'plugin-blocks': 'Sections' },
  free: {},
  fixed: { drag: false, duplicate: false, delete: false, insert: false },
};

/** Closes the form where it takes the room of the page: on a phone, with large text. */
function ShowPage() {
  const dispatch = usePuck((all) => all.dispatch);
  const show = () => {
    dispatch({ type: 'setUi', ui: { leftSideBarVisible: false } });
    document.querySelector<HTMLElement>('#preview-frame')?.focus();
  };
  return (
    <button type="button" className="show-page" onClick={show}>
      Show the page
    </button>
  );
}
