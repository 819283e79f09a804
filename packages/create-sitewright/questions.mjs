import path from 'node:path';
import { pageNames } from './pages.mjs';

/** The characters that a site may have, each a folder of characters/ with the hue that is proposed for it. */
const characters = { poster: 28, journal: 195, ledger: 140, soft: 310 };
const trades = ['shop', 'maker', 'service', 'software', 'clinic', 'club'];

/** @typedef {{ value?: any, problem?: string }} Read a value, or what is wrong and what to type */

const mistake = (expected, found) => ({ problem: `expected ${expected}, found "${found}"` });

/** @returns {Read} */
export function readFolder(text) {
  if (/^[a-z\d][a-z\d._-]*$/i.test(path.basename(text))) return { value: text };
  return mistake('a folder’s name in letters, digits and hyphens, such as my-site', text);
}

/** @returns {Read} */
function readName(text) {
  const value = text.trim();
  // The machine reads {…} as a value to fill in, and control characters print nothing.
  if (value && value.length <= 60 && !/[\p{Cc}{}<>[\]\\*_`]/u.test(value)) return { value };
  return mistake('a name of at most 60 characters without brackets, such as "Acme"', text);
}

/** @returns {Read} */
function readLanguage(text) {
  try {
    const [value] = Intl.getCanonicalLocales(text);
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    if (value && /^[a-z]{2,3}(-|$)/.test(value) && names.of(value)) return { value };
    // The letters of a country, such as ua, are not those of its language, uk.
    const { language } = new Intl.Locale(`und-${value}`).maximize();
    if (language !== 'und' && language !== 'en')
      return mistake(`the tag of a language, such as ${language}`, text);
  } catch {}
  return mistake('the tag of a language, such as en, sv or pt-BR', text);
}

/** @returns {Read} */
function readHue(text) {
  const value = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && value <= 360) return { value };
  return mistake('a number from 0 to 360, such as 25 for red, 150 for green or 268 for blue', text);
}

/** @returns {Read} */
function readPages(text) {
  const names = text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const unknown = names.find((one) => one !== 'home' && !pageNames.includes(one));
  if (unknown) return mistake(`pages such as home,${pageNames.join(',')}`, unknown);
  // Their order is that of the menu.
  return { value: pageNames.filter((one) => names.includes(one)) };
}

const oneOf = (names) => (text) =>
  names.includes(text) ? { value: text } : mistake(`one of ${names.join(', ')}`, text);

/** @returns {Read} */
function readChoice(text) {
  if (/^y(es)?$/i.test(text)) return { value: true };
  if (/^no?$/i.test(text)) return { value: false };
  return mistake('yes or no', text);
}

/** The name of a folder as a company writes it: `my-site` is `My site`. */
function toName(folder) {
  const words = path
    .basename(folder)
    .replaceAll(/[-_.]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a site is started with: each is an option, and a question where it is not given. */
export const questions = {
  name: { words: 'What is the company called?', propose: toName, read: readName },
  language: { words: 'In which language does it write?', propose: () => 'en', read: readLanguage },
  trade: {
    words: `What is it? One of ${trades.join(', ')}`,
    propose: () => 'service',
    read: oneOf(trades),
  },
  character: {
    words: `Which character has the site? One of ${Object.keys(characters).join(', ')}`,
    propose: () => 'poster',
    read: oneOf(Object.keys(characters)),
  },
  hue: {
    words: 'Which hue has its colour, from 0 to 360? 25 is red, 90 yellow, 150 green, 268 blue',
    propose: (_, answers) => String(characters[answers.get('character')]),
    read: readHue,
  },
  pages: {
    words: `Which pages beside the home page? Of ${pageNames.join(', ')}`,
    propose: () => 'pricing,contact',
    read: readPages,
  },
  import: {
    words: 'Do you have a site already, whose texts, pictures and addresses are to move in?',
    propose: () => 'no',
    read: readChoice,
  },
  editor: {
    words: 'Shall people edit it in a browser?',
    propose: () => 'yes',
    read: readChoice,
  },
  checks: {
    words: 'Shall its pages be checked in a browser?',
    propose: () => 'yes',
    read: readChoice,
  },
  release: {
    words: 'Does it go to a server of your own?',
    propose: () => 'no',
    read: readChoice,
  },
};
