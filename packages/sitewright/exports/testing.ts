// `sitewright/testing`: what a site's own unit tests read and draw its sections with.

export { readSection, renderSection } from '../page/testing.tsx';
