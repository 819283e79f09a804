import type { Locator, Page } from '@playwright/test';
import { content } from './content.ts';

const { menuLabel, platforms } = content.navigation.header;

export const header = (page: Page) => page.getByRole('banner');

const headerButton = (page: Page, name: string) =>
  header(page).getByRole('button', { name, exact: true });

/** Opens the dropdown of the wide header. */
export const platformsButton = (page: Page) => headerButton(page, platforms.label);

/** With one platform the wide header has a link in place of the dropdown. */
export const hasPlatformsMenu = platforms.links.length > 1;

/** Opens the menu of the narrow header. */
export const menuButton = (page: Page) => headerButton(page, menuLabel);

/** The one button of the header that opens something at the current width, in any language. */
export const menuOpener = (page: Page) =>
  header(page).locator('button[popovertarget]').filter({ visible: true });

/** What that button opens. */
export const menuPanel = (page: Page) => page.locator('[popover]:popover-open');

/** Where each link leads, as the page writes it. */
export const hrefsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

/** The last link of the open menu that leads to another page than the home page. */
export const menuLinkAway = (page: Page) => menuPanel(page).locator('a:not([href="/"])').last();
