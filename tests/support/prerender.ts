import { setTimeout as pause } from 'node:timers/promises';
import type { Devtools } from './devtools.ts';

/** What became of a link that the pointer rested on before it was clicked. */
interface Followed {
  /** Whether the page stood ready out of sight. */
  prerendered: boolean;
  /** Milliseconds from the click to the largest paint; what was painted before counts as nothing. */
  paint: number;
}

/** Asks again until there is an answer, or undefined after many tries. */
async function until<Value>(
  ask: (turn: number) => Promise<Value | undefined>,
  tries = 300,
): Promise<Value | undefined> {
  for (let turn = 0; turn < tries; turn += 1) {
    const answer = await ask(turn);
    if (answer !== undefined) return answer;
    await pause(100);
  }
  return undefined;
}

/**
 * Opens a page, rests the pointer on one of its links until the page behind it is ready or a
 * while has passed, clicks, and looks at what the visitor gets.
 *
 * @param start address of the page that has the link
 * @param href the link as it is written, such as `/pricing`; the first that is shown is taken
 * @param patience how long to wait for the page behind it at most, in tenths of a second
 */
export async function follow(
  browser: Devtools,
  start: string,
  href: string,
  patience?: number,
): Promise<Followed> {
  const tab = await browser.openTab(start);
  const spot = await until(() => inDocument<Spot>(browser, start, spotOf(href)));
  if (!spot) throw new Error(`${start} shows no link to ${href}`);
  const mouse = (type: string, button = 'left', place: Spot = spot.value) => {
    const { session } = spot;
    const event = { type, button, clickCount: 1, ...place };
    return browser.send('Input.dispatchMouseEvent', event, session);
  };

  const address = new URL(href, start).href;
  const ready = `document.readyState === 'complete' || undefined`;
  await until(async (turn) => {
    // Now and then it comes anew: Chromium takes no notice of a pointer that was there before it
    // had read the page's rules.
    if (turn % 10 === 0) {
      await mouse('mouseMoved', 'none', { x: 1, y: 1 });
      await mouse('mouseMoved', 'none');
    }
    return inDocument(browser, address, ready);
  }, patience);
  await mouse('mousePressed');
  // The document that hears it may be gone before it answers.
  mouse('mouseReleased').catch(() => undefined);
  const followed = await until(() => inDocument<Followed>(browser, address, paintOf));
  await browser.send('Target.closeTarget', tab);
  if (!followed) throw new Error(`The link to ${href} led to nothing that was painted`);
  return followed.value;
}

interface Spot {
  x: number;
  y: number;
}

/** Where a link stands in the window, as an expression. */
const spotOf = (href: string) => `(() => {
  if (document.readyState !== 'complete') return;
  const links = [...document.querySelectorAll('a[href=${JSON.stringify(href)}]')];
  const link = links.find((link) => link.checkVisibility());
  link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = link?.getBoundingClientRect();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
})()`;

/** How a document in sight came to be painted, as an expression; out of sight it gives nothing. */
const paintOf = `new Promise((resolve) => {
  if (document.prerendering) return resolve();
  const { activationStart } = performance.getEntriesByType('navigation')[0];
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1).startTime;
    resolve({ prerendered: activationStart > 0, paint: Math.max(0, last - activationStart) });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  setTimeout(resolve, 500);
})`;

/** What an expression gives in the document with an address; nothing while there is none. */
async function inDocument<Value>(
  browser: Devtools,
  address: string,
  expression: string,
): Promise<{ session: string; value: Value } | undefined> {
  const ask = `location.href === ${JSON.stringify(address)} ? ${expression} : undefined`;
  const answers = [...browser.documents].map(async (session) => {
    const value = await browser.evaluate<Value>(session, ask);
    if (value === undefined || value === null) throw new Error(`${session} is another document`);
    return { session, value };
  });
  const found = Promise.any(answers).catch(() => undefined);
  // A document that was left may be kept, frozen, and then it never answers.
  return Promise.race([found, pause(3_000, undefined, { ref: false })]);
}
