import { expect, type Page } from '@playwright/test';

/** What a screen reader says while somebody goes through a page by keyboard. */
export interface Speech {
  /** What has the focus: its role, its name and what describes it; throws where nothing has it, or it has no name. */
  read(): Promise<string>;
  /** What was announced since the last time, in its order. */
  takeAnnounced(): Promise<string[]>;
}

/** What has the focus for something in it. */
const silent = ['RootWebArea', 'Iframe'];

/** Listens to a page, before it is opened: to what has the focus, and to its live regions. */
export async function listen(page: Page): Promise<Speech> {
  await page.addInitScript(() => {
    const said: string[] = [];
    const known = new WeakMap<Element, string>();
    Object.assign(window, { takeAnnounced: () => said.splice(0) });
    const look = () => {
      for (const one of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
        const text = one.checkVisibility() ? (one.textContent?.trim() ?? '') : '';
        if (text && known.get(one) !== text) said.push(text);
        known.set(one, text);
      }
    };
    const watched = { childList: true, characterData: true, subtree: true, attributes: true };
    new MutationObserver(look).observe(document, watched);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const find = async () => {
    const { frameTree } = await session.send('Page.getFrameTree');
    const ids = [frameTree, ...(frameTree.childFrames ?? [])].map(({ frame }) => frame.id);
    const trees = await Promise.all(
      ids.map((frameId) => session.send('Accessibility.getFullAXTree', { frameId })),
    );
    const isFocused = ({ role, properties = [] }: (typeof trees)[number]['nodes'][number]) =>
      !silent.includes(role?.value) &&
      properties.some(({ name, value }) => name === 'focused' && value.value === true);
    const found = trees.flatMap(({ nodes }) => nodes).findLast(isFocused);
    const name = String(found?.name?.value ?? '').trim();
    const words = [`${found?.role?.value} ${name}`, found?.description?.value];
    return found && name ? words.filter(Boolean).join('. ') : '';
  };
  return {
    async read() {
      let said = '';
      // The browser tells it a moment later.
      const look = async () => {
        said = await find();
        return said;
      };
      await expect.poll(look, 'What has the focus has a name').not.toBe('');
      return said;
    },
    takeAnnounced: () =>
      page.evaluate(() => (window as never as { takeAnnounced(): string[] }).takeAnnounced()),
  };
}
