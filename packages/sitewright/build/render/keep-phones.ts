import { ElementType } from 'htmlparser2';
import { isHydrated, type PageTree } from '../css/page-tree.ts';

/** A telephone number as it is written for people of other countries. */
const number = /(?<![\p{L}\p{N}])\+\p{Nd}[\p{Nd} ()/.-]{5,}\p{Nd}/gu;
/** Any number, as a link to one has it. */
const anyNumber = /\p{Nd}[\p{Nd} ()/.-]+\p{Nd}/gu;

/** Keeps each telephone number of a page on one line. */
export function keepPhonesWhole({ elements }: PageTree): void {
  for (const element of elements) {
    const { name, attribs, children } = element;
    const isLeft = /^(script|style|pre) |\bwhitespace-nowrap\b/.test(`${name} ${attribs.class}`);
    if (isLeft || isHydrated(element)) continue;
    const phone = attribs.href?.startsWith('tel:') ? anyNumber : number;
    for (const child of children) {
      if (child.type !== ElementType.Text) continue;
      child.data = child.data.replaceAll(phone, (one) => one.replaceAll(' ', '\u00a0'));
    }
  }
}
