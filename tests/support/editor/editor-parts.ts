import type { FrameLocator, Locator, Page } from '@playwright/test';

/** What an editor shows: its form is there for narrow windows too. */
export const shown = (one: Locator): Locator => one.filter({ visible: true }).first();

export const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

export const group = (page: Page | Locator, name: string): Locator =>
  page.getByRole('group', { name, exact: true });

/** A field for a text. One that offers what it may say is a combobox too. */
export const field = (page: Page | Locator, name: string): Locator =>
  page
    .getByRole('textbox', { name, exact: true })
    .or(page.getByRole('combobox', { name, exact: true }));

/** The page beside a form, as it is drawn last. */
export const shownPage = (page: Page): FrameLocator =>
  page.frameLocator('.preview iframe:not([hidden])');

/** A text, where it is edited: on its page. */
export const textOf = (page: Page): Locator =>
  shownPage(page).getByRole('textbox', { name: 'Text', exact: true });
