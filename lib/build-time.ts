/** Now, or the time in SOURCE_DATE_EPOCH: https://reproducible-builds.org/docs/source-date-epoch/ */
export function buildTime(): Date {
  const { SOURCE_DATE_EPOCH } = process.env;
  return SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
}
