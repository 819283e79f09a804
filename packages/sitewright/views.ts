// What a site's own views are made of: the machine's components, and the parts of its own views.
export * from './components.ts';
export { addUpEstimate, type EstimateFieldsProps } from './kinds/estimate/add-up-estimate.ts';
export { estimateCosts, listPrices, type PriceList } from './kinds/estimate/estimate-costs.ts';
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
