import type { Page } from '@playwright/test';
import { menuPanel } from '../../../packages/sitewright-checks/support/menus.ts';
import { content } from '../content.ts';

const { group } = content.navigation.header;

export const header = (page: Page) => page.getByRole('banner');

/** With one entry in the group the wide header has a link in place of the dropdown. */
export const hasGroupMenu = group.links.length > 1;

/** The last link of the open menu that leads to another page than the home page. */
export const menuLinkAway = (page: Page) => menuPanel(page).locator('a:not([href="/"])').last();
