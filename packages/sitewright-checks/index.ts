export { comparePages, type PageDifference } from './compare-pages.ts';
export { describeAdvice, describeFindings, hasFaults, runChecks } from './run-checks.ts';
