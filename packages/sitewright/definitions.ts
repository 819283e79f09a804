// What kinds of sections are made of. The machine's kinds import this and components.ts, which a site imports as `sitewright`
// and `sitewright/views`, and nothing else.
export { z } from 'zod';
export { isDay } from './content/dates/describe-day.ts';
export { dayAfter, listDays } from './content/dates/period.ts';
export { countOnClocks, timeOn } from './content/dates/time-zone.ts';
export { readDays } from './content/dates/weekdays.ts';
export type { SiteDrawing, StrokePaths } from './content/fields/drawings.ts';
export type { FieldWords } from './content/fields/field-words.ts';
export { besideMistakes, eachOnce } from './content/fields/fields.ts';
export type { FormService } from './content/fields/form-service.ts';
export { lastDayOfLine } from './content/fields/opening-lines.ts';
export { currencyCode, describeAmount } from './content/fields/price.ts';
export { inOrder } from './content/fields/publish.ts';
export { plainWords, type RichText } from './content/fields/rich-text.ts';
export { endDayOf, timeSpansIn } from './content/fields/time-spans.ts';
export type { ListedPage } from './content/pages/listed-pages.ts';
export type { DrawShareMarks } from './content/pages/section-kind.ts';
export type { Picture } from './content/pictures/picture.ts';
export type { PostSummary } from './content/posts/post.ts';
export type { GroupEntry } from './content/schemas/navigation.ts';
export { defineConfig } from './content/schemas/site-config.ts';
export {
  addAmounts,
  digitsOf,
  type Money,
  type Priced,
  sharesSign,
} from './content/values/amount.ts';
export { fieldAt, listGroups } from './content/values/field-at.ts';
export { fillTemplate } from './content/values/fill-template.ts';
export { foldText, grouping } from './content/values/fold-text.ts';
export {
  directionOf,
  hasRightToLeftLetter,
  isolateNumbers,
  keepDirection,
} from './content/values/text-direction.ts';
export { toCspSource } from './lib/csp-source.ts';
export type { OwnFile } from './page/own-file.ts';
export {
  type ContentOf,
  defineSection,
  extendSection,
  type Inputs,
  type Joint,
  type SectionProps,
} from './page/sections/define-section.ts';
export { fileOfSection } from './page/sections/section-files.ts';
export type { PageContext } from './page/seo/page-context.ts';
export { pageData, tellSold } from './page/seo/structured-data/pages.ts';
export {
  addressLines,
  findAlmostOffice,
  findOffice,
  inLanguage,
  officeReference,
  organization,
  postalAddress,
  tellHours,
  tellOffice,
  vendor,
} from './page/seo/structured-data/vendor.ts';
export { formatBytes } from './print/format-bytes.ts';
export { printSeries } from './print/print-list.ts';
export { printAmount, printPrice, printSalary } from './print/print-price.ts';
export { printDay, printDays, printHours } from './print/print-time.ts';
export { shortValue } from './print/short-value.ts';
