// What a site's own kinds of sections are made of: fields, and the definition around them.
export { z } from 'zod';
export {
  type ChannelKind,
  channelKind,
  drawingIn,
  type SiteDrawing,
  type StrokePaths,
} from './content/fields/drawings.ts';
export type { StampedPage } from './content/fields/errors.ts';
export type { FieldContext } from './content/fields/field-context.ts';
export {
  besideMistakes,
  group,
  listOf,
  richText,
  sectionHead,
  text,
  textOptionalInTranslation,
  textWith,
} from './content/fields/fields.ts';
export { actionIn, actionsIn, linkIn } from './content/fields/links.ts';
export { point, stat } from './content/fields/parts.ts';
export { photographIn, pictureIn } from './content/fields/picture.ts';
export { currencyCode, describeAmount } from './content/fields/price.ts';
export type { RichText } from './content/fields/rich-text.ts';
export type { DrawShareMarks } from './content/pages/section-kind.ts';
export type { GroupEntry } from './content/schemas/navigation.ts';
export { addAmounts, digitsOf, type Money, type Priced } from './content/values/amount.ts';
export { fieldAt } from './content/values/field-at.ts';
export { fillTemplate } from './content/values/fill-template.ts';
export { channelIn } from './kinds/channels/channels.ts';
export { defineConfig } from './kinds/check-config.ts';
export { estimateCosts, listPrices, type PriceList } from './kinds/estimate/estimate-costs.ts';
// Its names of kinds are types of a site's own modules too.
export type {} from './kinds/kinds-by-name.ts';
export { storyIn } from './kinds/stories/stories.ts';
export { timelineEntry } from './kinds/timeline/timeline.ts';
export type { OwnFile } from './page/own-file.ts';
export {
  type ContentOf,
  defineSection,
  extendSection,
  type Inputs,
  type Joint,
  type SectionProps,
} from './page/sections/define-section.ts';
export { printAmount } from './print/print-price.ts';
