import { z } from 'zod';
import { foldText } from '../values/fold-text.ts';
import callingCodes from './calling-codes.json' with { type: 'json' };

/** What a telephone number is, for people: one that is called from any country, or a short one. */
export function describePhone(number: string): string {
  const [letters] = /\p{L}+/u.exec(number) ?? [];
  // An o looks like a zero.
  const others = letters ? `, and no letters such as “${letters}”` : '';
  return `+, the code of its country and the number, in digits and without (0), or a short number such as 112${others}`;
}

/** Whether a number can be called as it is written, by people and by their telephones. */
export const isPhone = (number: string): boolean =>
  /^\d{3,6}$/.test(number) ||
  (/^\+[1-9][\d ().-]*$/.test(number) &&
    !/\(0+\)/.test(number) &&
    /^(\D*\d){7,15}\D*$/.test(number));

/** A telephone number as people read it. */
export const phone = z
  .string()
  .refine(isPhone, { error: ({ input }) => describePhone(`${input}`) });

/** Says where the country of an address, its letters and the number of its place are not of one country. */
export function describeOtherCountry(phone: string, address: unknown, language: string) {
  const { country, countryCode } = Object(address);
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const codes = Object.entries(callingCodes).flatMap(([letters, code]) => {
    const isNamed = foldText(names.of(letters) ?? '') === foldText(`${country}`);
    return isNamed || letters === countryCode ? code : [];
  });
  const isHere = codes.every((code) => phone.startsWith(`+${code}`));
  if (isHere || !phone.startsWith('+')) return undefined;
  const said = [country, countryCode ?? [], phone].flat().join(', ');
  return `expected one country, with +${codes.join(' or +')} before its numbers, found ${said}: correct it, unless it is answered elsewhere`;
}
