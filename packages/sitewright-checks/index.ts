export { comparePages, type PageDifference } from './compare-pages.ts';
export { describeFindings, runChecks } from './run-checks.ts';
