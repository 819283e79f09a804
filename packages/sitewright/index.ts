// What a site's own kinds of sections are made of: fields, and the definition around them.
export { z } from 'zod';
export { addAmounts, type Money, type Priced } from './content/amount.ts';
export { fieldAt } from './content/field-at.ts';
export { fillTemplate } from './content/fill-template.ts';
export type { RichText } from './content/rich-text.ts';
export {
  type ChannelKind,
  channelKind,
  drawingIn,
  type SiteDrawing,
  type StrokePaths,
} from './content/schemas/drawings.ts';
export type { StampedPage } from './content/schemas/errors.ts';
export {
  besideMistakes,
  group,
  listOf,
  richText,
  sectionHead,
  text,
  textOptionalInTranslation,
  textWith,
} from './content/schemas/fields.ts';
export type { KnownNames } from './content/schemas/known-names.ts';
export { actionIn, actionsIn, linkIn } from './content/schemas/links.ts';
export type { GroupEntry } from './content/schemas/navigation.ts';
export { point, stat } from './content/schemas/parts.ts';
export { photographIn, pictureIn } from './content/schemas/picture.ts';
export { currencyCode, describeAmount } from './content/schemas/price.ts';
export type { DrawShareMarks } from './content/section-kind.ts';
export { channelIn } from './kinds/channels/channels.ts';
export { estimateCosts, listPrices, type PriceList } from './kinds/estimate/estimate-costs.ts';
// Its names of kinds are types of a site's own modules too.
export type {} from './kinds/kinds.ts';
export { storyIn } from './kinds/stories/stories.ts';
export { timelineEntry } from './kinds/timeline/timeline.ts';
export {
  type ContentOf,
  defineSection,
  extendSection,
  type Inputs,
  type Joint,
  type SectionProps,
} from './page/sections/define-section.ts';
export { printAmount } from './print/print-price.ts';
