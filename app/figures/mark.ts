import { createContext, useContext } from 'react';
import type { Mark } from '../content/brand/mark.ts';

/** The brand's mark, which the document gives to all figures. */
export const MarkContext = createContext<Mark>({ d: '' });

/** The attributes of a `<path>` that draws the mark in a box of 32 by 32. */
export const useMark = () => useContext(MarkContext);
