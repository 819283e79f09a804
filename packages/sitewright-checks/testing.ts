// What the tests of a site are written with: Playwright’s, which a site need not install.
export { expect, type Locator, type Page, test } from '@playwright/test';
