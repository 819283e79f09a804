export { default } from '../sitewright/authoring/development.ts';
