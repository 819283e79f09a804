import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { button as buttonIn, shown } from './editor-parts.ts';

/** A button that the page editor shows. */
export const button = (page: Page, name: string): Locator => shown(buttonIn(page, name));

/**
 * Clicks once on the middle of what the page shows, as a hand does, wherever the editor lies over it.
 *
 * @returns where it stood in the window then
 */
export async function clickOn(page: Page, place: Locator): Promise<Box> {
  let box: Box = { x: 0, y: 0, width: 0, height: 0 };
  // Sections are laid out when they come into view, which moves what is below them.
  const standsStill = async () => {
    // After a change the page is drawn anew, with another element in the place of this one.
    const isThere = await place.scrollIntoViewIfNeeded().then(
      () => true,
      () => false,
    );
    if (!isThere) return false;
    const before = JSON.stringify(box);
    box = (await place.boundingBox()) ?? box;
    return JSON.stringify(box) === before;
  };
  await expect.poll(standsStill, { intervals: [100] }).toBe(true);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return box;
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** The path of the field in the form that has the focus. */
export const fieldWithFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field);

/** Opens a page in the editor, and waits until it is drawn. */
export async function open(page: Page, url: string): Promise<FrameLocator> {
  await page.goto(url);
  const frame = page.frameLocator('#preview-frame');
  await expect(frame.locator('main h1')).toBeVisible();
  return frame;
}

export async function save(page: Page): Promise<void> {
  await button(page, 'Save').press('Enter');
  await expect(button(page, 'Saved')).toBeVisible();
}

/** Pastes HTML, as other programs put it on the clipboard, where the focus is. */
export const paste = (place: Locator, html: string): Promise<void> =>
  place.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    const init = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', init));
  }, html);
