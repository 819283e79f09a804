import type { Page } from '@playwright/test';

/** The button that opens the machine’s menu at the current width, in any language; a site's own popovers are others. */
export const menuOpener = (page: Page) =>
  page.getByRole('banner').locator('button[popovertarget=_menu]').filter({ visible: true });

/** What that button opens. */
export const menuPanel = (page: Page) => page.locator('[popover]:popover-open');
