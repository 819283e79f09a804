import type { KeyInput, Page } from 'puppeteer-core';

/** What a person looks for: words of the page that is edited, words of the editor, or the name of a control of it. */
export interface Sight {
  in: 'page' | 'words' | 'controls';
  words: string;
  /** Words beside which it is, where there are several; without them it is the first. */
  near?: string | undefined;
}

interface Found {
  x: number;
  y: number;
  /** Which of the controls it is. */
  index: number;
}

/** How long a person waits for something before giving up, in milliseconds. */
const patience = 60_000;
const controls =
  'button, a, summary, input, select, textarea, [contenteditable=true], [role=button]';

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Clicks and presses keys on what is seen, as a person does, in a browser that Puppeteer drives, and counts. */
export class Hands {
  clicks = 0;
  keys = 0;
  /** For how long the editor let them wait until the next thing was there, in milliseconds. */
  waited = 0;

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Clicks on words of the page that is edited; twice chooses the word. */
  onPage(words: string, count = 1): Promise<void> {
    return this.#click({ in: 'page', words }, count);
  }

  /** Clicks on words that the editor shows. */
  onWords(words: string): Promise<void> {
    return this.#click({ in: 'words', words });
  }

  /** Clicks on a button, a link or a field by its name. */
  on(words: string, near?: string): Promise<void> {
    return this.#click({ in: 'controls', words, near });
  }

  /** Writes into the field of this name, or in place of what it says. */
  async fill(label: string, text: string, near?: string): Promise<void> {
    await this.on(label, near);
    await this.replace(text);
  }

  /** Writes in place of what the field says that has the caret. */
  async replace(text: string): Promise<void> {
    await this.#waitFor(`(${hasCaret})()`, 'caret in a field');
    await this.press('Control+a');
    await this.type(text);
  }

  /** Writes where the caret is, once it is in a field or in words of the page. */
  async type(text: string): Promise<void> {
    await this.#waitFor(`(${hasCaret})()`, 'caret in a field');
    this.keys += text.length;
    await this.page.keyboard.type(text);
  }

  /** Presses a key, or several at once, such as `Control+k`. */
  async press(chord: string): Promise<void> {
    this.keys += 1;
    const keys = chord.split('+') as KeyInput[];
    for (const key of keys) await this.page.keyboard.down(key);
    for (const key of keys.reverse()) await this.page.keyboard.up(key);
  }

  /** Points at words, so that what is hidden there is shown. */
  async point(words: string): Promise<void> {
    const { x, y } = await this.see({ in: 'words', words });
    await this.page.mouse.move(x, y);
  }

  /** Chooses a file for the field of this name. */
  async choose(label: string, file: string, near?: string): Promise<void> {
    const { index } = await this.see({ in: 'controls', words: label, near });
    const field = (await this.page.$$(controls))[index];
    this.clicks += 1;
    await (field as unknown as { uploadFile(file: string): Promise<void> }).uploadFile(file);
  }

  /**
   * Waits until something is to be seen, and stays where it is.
   *
   * @throws {Error} names what was not there in time
   */
  see(sight: Sight): Promise<Found> {
    // As a text: what is not in the function is not in the page.
    const call = `(${findInWindow})(${JSON.stringify(sight)}, ${JSON.stringify(controls)})`;
    return this.#waitFor<Found>(call, `“${sight.words}”`);
  }

  /** Waits until the window twice in a row has the same answer, and has one; scrolled anew, a place may differ by a pixel. */
  async #waitFor<Answer>(call: string, what: string): Promise<Answer> {
    const start = Date.now();
    let before: unknown;
    while (Date.now() - start < patience) {
      // While a page gives way to the next, there is nothing to be seen.
      const found = await this.page.evaluate(call).catch(() => undefined);
      if (found && isAlike(found, before)) {
        this.waited += Date.now() - start;
        return found as Answer;
      }
      before = found;
      await wait(50);
    }
    throw new Error(`no ${what} in ${patience / 1_000} s`);
  }

  async #click(sight: Sight, count = 1): Promise<void> {
    const { x, y } = await this.see(sight);
    this.clicks += count;
    await this.page.mouse.click(x, y, { count });
  }
}

function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  const [found, before] = [one, other].map((each) => Object.values(each ?? {}).map(Number));
  return found?.every((value, index) => Math.abs(value - (before?.[index] ?? 0)) <= 1) === true;
}

/** Whether keys write something. */
function hasCaret(): boolean {
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame, .text-editing iframe');
  const focused = document.activeElement === frame ? frame?.contentDocument : document;
  return focused?.activeElement?.matches('input, textarea, [contenteditable=true]') === true;
}

/** Where something is in the window, once nothing lies over it. */
function findInWindow(sight: Sight, controls: string): Found | undefined {
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame, .text-editing iframe');
  const root = sight.in === 'page' ? frame?.contentDocument?.body : document.body;
  if (!root) return undefined;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1;

  const findText = (words: string): [Element, Range][] => {
    const found: [Element, Range][] = [];
    const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const at = text.data.indexOf(words);
      if (at < 0 || !text.parentElement || !isShown(text.parentElement)) continue;
      const range = root.ownerDocument.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + words.length);
      found.push([text.parentElement, range]);
    }
    return found;
  };
  const nameOf = (element: HTMLElement) => {
    const [label] = 'labels' in element ? ((element.labels as NodeListOf<HTMLElement>) ?? []) : [];
    const by = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const said = (by ?? label)?.innerText ?? (element.title || element.innerText);
    const name = element.getAttribute('aria-label') ?? said;
    return name.replace(/\s+/g, ' ').replace(/ ?\*$/, '').trim();
  };
  // A text is a field of its page.
  const texts = frame?.contentDocument?.querySelectorAll<HTMLElement>('[role=textbox]') ?? [];
  const all = [...document.querySelectorAll<HTMLElement>(controls), ...texts];
  const findControls = (): HTMLElement[] => {
    const named = all.filter((one) => isShown(one) && nameOf(one) === sight.words);
    if (!sight.near) return named;
    const place = findText(sight.near)[0]?.[1].getBoundingClientRect();
    if (!place) return [];
    const distance = (one: HTMLElement) => Math.abs(one.getBoundingClientRect().top - place.top);
    return named.sort((one, other) => distance(one) - distance(other));
  };
  const candidates: [Element, Element | Range][] =
    sight.in === 'controls' ? findControls().map((one) => [one, one]) : findText(sight.words);

  for (const [element, part] of candidates) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = part.getBoundingClientRect();
    const isInFrame = element.ownerDocument !== document;
    const outer = isInFrame ? frame?.getBoundingClientRect() : undefined;
    const scale = outer && frame ? outer.width / frame.offsetWidth : 1;
    const x = Math.round((outer?.left ?? 0) + (box.left + box.width / 2) * scale);
    const y = Math.round((outer?.top ?? 0) + (box.top + box.height / 2) * scale);
    const hit = document.elementFromPoint(x, y);
    const isFree = outer ? hit === frame : element.contains(hit) || hit?.contains(element);
    if (isFree) return { x, y, index: all.indexOf(element as HTMLElement) };
  }
  return undefined;
}
