// What a site's own views are made of: the machine's components and the parts of its views.
export { readDays } from './content/dates/weekdays.ts';
export { fillTemplate } from './content/values/fill-template.ts';
export { addUpEstimate, type EstimateFieldsProps } from './kinds/estimate/add-up-estimate.ts';
export { EstimateExamples, EstimateWith } from './kinds/estimate/estimate-with.tsx';
export { FeatureWords } from './kinds/features/features-view.tsx';
export { MessageSheet } from './kinds/form/form-view.tsx';
export { HoursOfDays } from './kinds/hours/hours-view.tsx';
export { countStores } from './kinds/industries/industries.ts';
export { ApplyButton, listJobFacts } from './kinds/jobs/jobs-view.tsx';
export { NewsletterForm } from './kinds/newsletter/newsletter-view.tsx';
export { OfficeAddress, OfficeLinks } from './kinds/offices/offices-view.tsx';
export { PageCardWords } from './kinds/page-cards/page-cards-view.tsx';
export { default as Points } from './kinds/points/points-view.tsx';
export { PriceText, type PriceTextProps } from './kinds/price-text.tsx';
export { shortValue } from './kinds/short-value.ts';
export { Abbreviation } from './page/components/abbreviation.tsx';
export { Anchor } from './page/components/anchor.tsx';
export { actionButtons, Button } from './page/components/button.tsx';
export { EmailField, FormEnd, submissionTo, TextField } from './page/components/form-parts.tsx';
export { InlineScript } from './page/components/inline-script.tsx';
export { countClass, placeClass } from './page/components/list-classes.ts';
export { PeriodChoice } from './page/components/period-choice.tsx';
export { Container, groundClass, Section, SectionIntro } from './page/components/section.tsx';
export { StatList, StatValue } from './page/components/stats.tsx';
export {
  EntryWords,
  Heading,
  Paragraph,
  RichText,
  ruledRow,
} from './page/components/words.tsx';
export { channelMarks } from './page/figures/channel-marks.ts';
export {
  Drawing,
  type FigureProps,
  ShadedStrokes,
  Strokes,
} from './page/figures/drawing.tsx';
export { BrandMark, StampedMark, Tick } from './page/figures/marks.tsx';
export { Picture } from './page/figures/picture.tsx';
export { Quoted } from './page/figures/quoted.tsx';
export {
  DrawingFigure,
  DrawingMark,
  drawingTint,
} from './page/figures/site-drawings.tsx';
export { Testimonial } from './page/figures/testimonial.tsx';
export { LanguageLinks } from './page/layout/language-links.tsx';
export type { NoticeProps } from './page/layout/notice.tsx';
export { useSiteFrame } from './page/layout/site-frame.ts';
export { printAmount, printPrice } from './print/print-price.ts';
