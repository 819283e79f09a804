import type { Browser } from 'puppeteer-core';

/** The processor runs at a quarter of its speed. */
const slowdown = 4;
/** In pixels a second. */
const speed = 800;
const viewport = { width: 390, height: 844, deviceScaleFactor: 2 };

interface TraceEvent {
  name: string;
  ph: string;
  args: { chrome_frame_reporter?: { state: string }; frame_reporter?: { state: string } };
}

/** Shares of the frames that had something to show, 0 to 1. */
interface FrameShares {
  /** Those that were dropped, or were shown without what had changed in the page. */
  late: number;
  /** Those that were not shown, while the scroll stood still. */
  dropped: number;
}

/**
 * Scrolls a page from top to bottom at an even speed, in a window as wide as a phone and with a quarter
 * of the processor.
 *
 * @returns how many of its frames came late, and how many were dropped
 * @throws when the page does not reach its end
 */
export async function measureScroll(browser: Browser, address: string): Promise<FrameShares> {
  const page = await browser.newPage();
  try {
    await page.setViewport(viewport);
    await page.goto(address, { waitUntil: 'load' });
    const session = await page.createCDPSession();
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const distance = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    const categories = ['cc', 'benchmark', 'disabled-by-default-devtools.timeline.frame'];
    await page.tracing.start({ categories });
    await session.send('Input.synthesizeScrollGesture', {
      x: viewport.width / 2,
      y: viewport.height / 2,
      yDistance: -distance,
      speed,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
    const trace = Buffer.from((await page.tracing.stop()) ?? []).toString();
    const end = await page.evaluate(
      () => document.documentElement.scrollHeight - innerHeight - scrollY,
    );
    if (end > 1) throw new Error(`${address} was not scrolled to its end: ${end} px are left`);
    return readFrameShares((JSON.parse(trace) as { traceEvents: TraceEvent[] }).traceEvents);
  } finally {
    await page.close();
  }
}

function readFrameShares(events: readonly TraceEvent[]): FrameShares {
  const states = events
    .filter(({ name }) => name === 'PipelineReporter')
    .map(({ args }) => (args.chrome_frame_reporter ?? args.frame_reporter)?.state)
    .filter((state) => state !== undefined && state !== 'STATE_NO_UPDATE_DESIRED');
  const share = (of: (state?: string) => boolean) => states.filter(of).length / states.length;
  return {
    late: share((state) => state !== 'STATE_PRESENTED_ALL'),
    dropped: share((state) => state === 'STATE_DROPPED'),
  };
}
