import { type FieldPath, fieldAt, formatPath, type Problem } from 'sitewright/content';
import { isEqual } from 'sitewright/texts';
import { setAt } from '../../forms/set-at.ts';
import { type FieldPlace, type MarkedField, readMarks } from '../field-marks.ts';

/** Has the fields of an element's own texts, by their indices among its nodes, and of its picture, by `alt`. */
const attribute = 'data-fields';

/**
 * Notes in a page the field of each text and picture in it.
 *
 * @param shown the page as it is shown
 * @param traced the same page, with marks behind its words; where it is made otherwise, nothing is noted
 */
export function noteFields(shown: Element, traced: Element): void {
  const [nodes, others] = [[...shown.childNodes], [...traced.childNodes]];
  const isSame = ({ nodeType, nodeName }: Node, other?: Node) =>
    other?.nodeType === nodeType && other.nodeName === nodeName;
  if (nodes.length !== others.length || !nodes.every((one, index) => isSame(one, others[index])))
    return;
  const fields: Record<string, MarkedField[]> = {};
  const note = (name: string | number, text: string | null | undefined) => {
    const found = readMarks(text ?? '');
    if (found.length > 0) fields[name] = found;
  };
  for (const [index, node] of nodes.entries()) {
    const other = others[index];
    if (node instanceof Element && other instanceof Element) noteFields(node, other);
    else note(index, other?.nodeValue);
  }
  note('alt', traced.getAttribute('alt'));
  if (Object.keys(fields).length > 0) shown.setAttribute(attribute, JSON.stringify(fields));
}

/**
 * Marks what a page shows of some fields, in which the words of the first language stand for those of a translation.
 *
 * @param fields those that say nothing, with the names of their files, as problems name them
 */
export function markFirstWords(shown: Element, fields: readonly Pick<Problem, 'file' | 'field'>[]) {
  for (const element of shown.querySelectorAll(`[${attribute}]`)) {
    const said = Object.values(readFields(element)).flat();
    const isFirst = said.some(({ field }) => fields.some((one) => isIn(field, one)));
    element.toggleAttribute('data-first-words', isFirst);
  }
}

function isIn({ file, path }: FieldPlace, one: Pick<Problem, 'file' | 'field'>): boolean {
  const place = formatPath(path);
  const isInside = place.startsWith(one.field) && /^[.[]/.test(place.slice(one.field.length));
  return one.file.endsWith(`/${file}`) && (place === one.field || isInside);
}

const readFields = (element: Element): Record<string, MarkedField[]> =>
  JSON.parse(element.getAttribute(attribute) ?? '{}');

/**
 * Has a page show at once what fields say now, such as what is undone, where it shows what they said before and nothing
 * else: until it is drawn anew, somebody who goes on typing would type into words that are gone.
 *
 * @param file that of the page in the content folder
 */
export function showSaid(shown: Element, file: string, before: object, now: object): void {
  for (const element of shown.querySelectorAll(`[${attribute}]`)) {
    for (const [index, marks] of Object.entries(readFields(element))) {
      const [only, ...others] = marks;
      const node = element.childNodes[Number(index)];
      if (!only || others.length > 0 || only.field.file !== file || !node) continue;
      const { path } = only.field;
      const [old, next] = [before, now].map((said) => fieldAt(said, path));
      if (typeof next !== 'string' || next === old || node.nodeValue !== old) continue;
      // Where another entry is in this place, its words would stand beside the picture of the one before.
      const entry = path.slice(0, path.findIndex((step) => typeof step === 'number') + 1);
      const isAlone =
        entry.length === 0 ||
        isEqual(fieldAt(setAt(before, path, next), entry), fieldAt(now, entry));
      if (isAlone) node.nodeValue = next;
    }
  }
}

/**
 * The field of what stands in a place of a page. What is no words has that which says the same, such as a telephone number;
 * what no field says by itself, such as a figure that is added up, has that of the words nearest to it.
 *
 * @param file that of the page, and what it said when it was drawn
 * @param element the one in that place
 * @param text the text in it that is there, where there is one
 * @param offset before which of its signs; a text may say several fields, such as a line with a name in it
 */
export function fieldOf(
  { file, value }: { file: string; value: object },
  element: Element,
  text?: Node,
  offset = 0,
): FieldPlace | undefined {
  const parent = text?.parentElement;
  const index = parent && [...parent.childNodes].indexOf(text as ChildNode);
  const own = parent ? readFields(parent)[String(index)] : readFields(element).alt;
  const said = own?.find(({ end }) => offset <= end) ?? own?.at(-1);
  if (said) return said.field;
  const key = element.closest<HTMLElement>('[data-section]')?.dataset.section;
  const [same, ...others] = key && text ? findSaid(value, [key], text.nodeValue?.trim()) : [];
  if (same && others.length === 0) return { file, path: same };
  let around: Element | null = element;
  for (; around && !around.matches('main, body'); around = around.parentElement) {
    const found = around.matches(`[${attribute}]`)
      ? around
      : around.querySelector(`[${attribute}]`);
    const [nearest] = found ? Object.values(readFields(found)) : [];
    if (nearest?.[0]) return nearest[0].field;
  }
  return undefined;
}

/** The places in a value at which a text stands alone. */
function findSaid(value: object, at: FieldPath, text = ''): FieldPath[] {
  const said = fieldAt(value, at);
  if (typeof said === 'string') return text && said === text ? [at] : [];
  return Object.keys(Object(said)).flatMap((step) =>
    findSaid(value, [...at, Array.isArray(said) ? Number(step) : step], text),
  );
}
