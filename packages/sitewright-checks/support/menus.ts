import type { Page } from '@playwright/test';

/** The one button of the header that opens something at the current width, in any language. */
export const menuOpener = (page: Page) =>
  page.getByRole('banner').locator('button[popovertarget]').filter({ visible: true });

/** What that button opens. */
export const menuPanel = (page: Page) => page.locator('[popover]:popover-open');
