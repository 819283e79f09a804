import { useState } from 'react';
import { msg } from '../../words/words.ts';

/** Whether the window has room for one panel alone, below the page. */
const isPhone = () => matchMedia('(width < 40rem)').matches;

/** What is shown beside the page: one of two lists, and the form. */
export function usePanels() {
  const [beside, setBeside] = useState<'Sections' | 'Outline' | undefined>(
    matchMedia('(width < 56rem)').matches ? undefined : 'Sections',
  );
  const [hasFields, setHasFields] = useState(!isPhone());
  const list = (label: 'Sections' | 'Outline', sign: string) => ({
    ...{ label, sign, isShown: beside === label },
    toggle: () => {
      setBeside(beside === label ? undefined : label);
      if (isPhone()) setHasFields(false);
    },
  });
  const setFields = (isShown: boolean) => {
    setHasFields(isShown);
    if (isPhone()) setBeside(undefined);
  };
  return {
    ...{ beside, hasFields },
    tabs: [
      list(msg('Sections'), '⊞'),
      list(msg('Outline'), '☰'),
      { label: msg('Fields'), sign: '✎', isShown: hasFields, toggle: () => setFields(!hasFields) },
    ],
    showFields: () => setFields(true),
    /** Closes the form where it takes the room of the page: on a phone, with large text. */
    showPage: () => {
      setFields(false);
      document.querySelector<HTMLElement>('#preview-frame')?.focus();
    },
  };
}
