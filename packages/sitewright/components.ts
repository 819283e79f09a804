// What views are made of; views.ts has the parts of the machine's own views beside them.
export { readDays } from './content/dates/weekdays.ts';
export { fillTemplate } from './content/values/fill-template.ts';
export { PostCards } from './page/blog/post-cards.tsx';
export { Abbreviation } from './page/components/abbreviation.tsx';
export { Anchor, TextLink } from './page/components/anchor.tsx';
export { actionButtons, Button } from './page/components/button.tsx';
export { ComparisonTable } from './page/components/comparison-table.tsx';
export {
  Choice,
  Consent,
  EmailField,
  FormEnd,
  submissionTo,
  TextField,
  type TextFieldProps,
} from './page/components/form-parts.tsx';
export { InlineScript } from './page/components/inline-script.tsx';
export { countClass, placeClass } from './page/components/list-classes.ts';
export { PageHero } from './page/components/page-hero.tsx';
export { PeriodChoice } from './page/components/period-choice.tsx';
export { PriceText, type PriceTextProps } from './page/components/price-text.tsx';
export {
  Container,
  groundClass,
  Section,
  SectionIntro,
  SectionTitle,
} from './page/components/section.tsx';
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
export { BrandMark, Tick } from './page/figures/marks.tsx';
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
export { shortValue } from './print/short-value.ts';
