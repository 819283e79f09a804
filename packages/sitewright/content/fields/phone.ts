import { z } from 'zod';

/** What a telephone number is: one that is called from any country, or a short one such as 112. */
export const phoneForm = '+, the code of its country and the number, in digits and without (0)';

const foreign = /^\+[1-9][\d ()./-]*$/;

/** Whether a number can be called as it is written, by people and by their telephones. */
export const isPhone = (number: string): boolean =>
  /^\d{3,6}$/.test(number) ||
  (foreign.test(number) && !/\(0+\)/.test(number) && /^(\D*\d){7,15}\D*$/.test(number));

/** A telephone number as people read it. */
export const phone = z
  .string()
  .refine(isPhone, { error: `${phoneForm}, or a short number such as 112` });
