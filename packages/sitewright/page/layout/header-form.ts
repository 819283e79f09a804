import stringWidth from 'string-width';
import { type SiteFrame, useSiteFrame } from './site-frame.ts';

/** Classes of what the wide header alone has, and of what the narrow one alone has, by the window in rem. */
const forms = [
  { from: 64, wide: 'max-lg:hidden', narrow: 'lg:hidden' },
  { from: 72, wide: 'max-[72rem]:hidden', narrow: 'min-[72rem]:hidden' },
  { from: 80, wide: 'max-[80rem]:hidden', narrow: 'min-[80rem]:hidden' },
  { from: 120, wide: 'max-[120rem]:hidden', narrow: 'min-[120rem]:hidden' },
] as const;
const alwaysNarrow = { wide: 'hidden', narrow: '' } as const;

/** From which window on the header is wide: the first in which its words surely fit, if there is one. */
export function useHeaderForm() {
  const { site, navigation } = useSiteFrame();
  const { links } = navigation.header;
  return chooseHeaderForm(site.shortName ?? site.name, [
    ...links.map(({ label }) => label),
    labelPanel(navigation.header),
  ]);
}

/** The words of the wide header's button: of the group, or else of the links to pages in another language. */
export const labelPanel = ({ group, untranslated }: SiteFrame['navigation']['header']) =>
  group.links.length === 0 && untranslated ? untranslated.title : group.label;

/** The form for a name and the labels of the links and of the button. */
export function chooseHeaderForm(name: string, labels: readonly string[]) {
  const brand = 2.75 + (isLongName(name) ? longNameWidth : 1.4375 * widthOf(name));
  const buttons = labels.map((label) => 1.75 + 1.125 * widthOf(label));
  const needed = buttons.reduce((sum, one) => sum + one, brand + 1.125);
  return forms.find(({ from }) => needed < roomIn(from)) ?? alwaysNarrow;
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
