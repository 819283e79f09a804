import { z } from 'zod';

/** What a telephone number is, for people: one that is called from any country, or a short one. */
export const phoneForm =
  '+, the code of its country and the number, in digits and without (0), or a short number such as 112';

/** Whether a number can be called as it is written, by people and by their telephones. */
export const isPhone = (number: string): boolean =>
  /^\d{3,6}$/.test(number) ||
  (/^\+[1-9][\d ().-]*$/.test(number) &&
    !/\(0+\)/.test(number) &&
    /^(\D*\d){7,15}\D*$/.test(number));

/** A telephone number as people read it. */
export const phone = z.string().refine(isPhone, { error: phoneForm });
