export { default } from '../sitewright/authoring/build-step.ts';
