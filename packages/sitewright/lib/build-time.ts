import { UserError } from './user-error.ts';

/**
 * Now, or the time in SOURCE_DATE_EPOCH: https://reproducible-builds.org/docs/source-date-epoch/
 *
 * @throws UserError when that is no time
 */
export function buildTime(): Date {
  const { SOURCE_DATE_EPOCH } = process.env;
  if (!SOURCE_DATE_EPOCH) return new Date();
  const time = new Date(Number(SOURCE_DATE_EPOCH) * 1000);
  if (/^\d+$/.test(SOURCE_DATE_EPOCH) && !Number.isNaN(time.getTime())) return time;
  throw new UserError(
    `SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH} is not a time: expected seconds since 1970, such as 1800000000`,
  );
}
