import stringWidth from 'string-width';
import { type SiteFrame, useSiteFrame } from './site-frame.ts';

/** Classes of what the wide header alone has, and of what the narrow one alone has, by the window in rem. */
const forms = [
  { from: 64, wide: 'max-lg:hidden', narrow: 'lg:hidden' },
  { from: 72, wide: 'max-[72rem]:hidden', narrow: 'min-[72rem]:hidden' },
  { from: 80, wide: 'max-[80rem]:hidden', narrow: 'min-[80rem]:hidden' },
  { from: 120, wide: 'max-[120rem]:hidden', narrow: 'min-[120rem]:hidden' },
] as const;
const alwaysNarrow = { from: undefined, wide: 'hidden', narrow: '' } as const;

/** A window of 1280 pixels, in which the header is to have room for all of its links. */
const usualWindow = 80;

/** Room beside the words of each link and button, in rem; where links have too little of it, the least. */
const spaces = { usual: 1.75, least: 0.875 };

interface Labels {
  links: readonly string[];
  /** The button behind the links of the wide header. */
  button: string;
  /** The one that opens what the header has no room for. */
  menu: string;
}

/** How the header of a page is laid out. */
export const useHeaderForm = () => headerFormOf(useSiteFrame());

export function headerFormOf({ site, navigation }: Pick<SiteFrame, 'site' | 'navigation'>) {
  const { links, menuLabel, twoLines } = navigation.header;
  return chooseHeaderForm(
    site.shortName ?? site.name,
    {
      links: links.map(({ label }) => label),
      button: labelPanel(navigation.header),
      menu: menuLabel,
    },
    twoLines,
  );
}

/** The words of the wide header's button: of the group, or else of the links to pages in another language. */
export const labelPanel = ({ group, untranslated }: SiteFrame['navigation']['header']) =>
  group.links.length === 0 && untranslated ? untranslated.title : group.label;

/**
 * The form for a name and the labels of the links and of the buttons: wide from the first window on in which its words
 * surely fit. Where that is none up to the usual one, they stand closer together from there on, in two lines where they
 * may, and at last those links that fit stand before the button of the menu.
 *
 * @returns with the classes of the wide form and of the narrow one; `links` has the same for each link where the button of
 *   the menu stands behind them in the usual window, of which `missing` are in the menu alone, by about as many characters
 *   as are too many
 */
export function chooseHeaderForm(name: string, labels: Labels, mayTakeTwoLines = false) {
  const brand = 2.75 + (isLongName(name) ? longNameWidth : 1.4375 * widthOf(name));
  /** What the words of an item take, with the drawing beside those of a button. */
  const words = {
    links: labels.links.map((label) => 1.125 * widthOf(label)),
    button: 1.125 * widthOf(labels.button) + 1.125,
    menu: 1.125 * widthOf(labels.menu) + 1.75,
  };
  const all = [...words.links, words.button];
  const countLines = (from: number, space: number, items: readonly number[]) => {
    const room = roomIn(from) - brand;
    let [lines, used] = [1, 0];
    for (const item of items) {
      used += space + item;
      if (used >= room) [lines, used] = [lines + 1, space + item];
      if (used >= room) return Number.POSITIVE_INFINITY;
    }
    return lines;
  };
  const usual = forms.find(
    ({ from }) => from <= usualWindow && countLines(from, spaces.usual, all) === 1,
  );
  if (usual) return { ...usual, isClose: false, lines: 1, missing: [], tooMany: 0 };
  const fitsOnce = countLines(usualWindow, spaces.least, all) === 1;
  const lines = mayTakeTwoLines && !fitsOnce ? 2 : 1;
  const firstFor = (...rows: (readonly number[])[]) =>
    forms.find(
      ({ from }) =>
        from >= usualWindow && rows.some((one) => countLines(from, spaces.least, one) <= lines),
    ) ?? alwaysNarrow;
  const links = words.links.map((_, index) =>
    firstFor(all, [...words.links.slice(0, index + 1), words.menu]),
  );
  const missing = labels.links.filter((_, index) => links[index]?.from !== usualWindow);
  const excess = all.reduce(
    (sum, one) => sum + spaces.least + one,
    brand - roomIn(usualWindow) * lines,
  );
  const tooMany = missing.length > 0 ? Math.max(1, Math.ceil(excess / (1.125 * widthOf('n')))) : 0;
  const shared = { isClose: true, lines, missing, tooMany };
  const whole = firstFor(all);
  return { ...whole, ...shared, ...(whole.from !== usualWindow && { links }) };
}

/** Whether a name is set small, in several lines. */
export const isLongName = (name: string) => stringWidth(name) > 24;
const longNameWidth = 16;

/** Whether a phone's header has no room for the words of the button beside a name. */
export const isLongLabel = (label: string) => stringWidth(label) > 12;

/** In ems. No letter of usual words, or of words in capitals, is wider on average, in whichever font the machine has. */
const widthOf = (text: string) =>
  0.57 * stringWidth(text) + 0.15 * (text.match(/(?<=\p{Lu})\p{Lu}/gu)?.length ?? 0);

/** What tokens.css leaves between the gutters. */
const roomIn = (window: number) =>
  Math.min(window, Math.max(78, 48 + window / 3)) - 2 * Math.min(3, 0.5 + 0.031 * window);
