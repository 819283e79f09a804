import type { Browser } from 'puppeteer-core';

/** In pixels a second. */
const speed = 800;
const viewport = { width: 390, height: 844, deviceScaleFactor: 2 };

interface TraceEvent {
  name: string;
  args: { chrome_frame_reporter?: { state: string }; frame_reporter?: { state: string } };
}

/**
 * Scrolls a page from top to bottom at an even speed, in a window as wide as a phone and with a quarter of
 * the processor.
 *
 * @returns of the frames that had something to show, the percentages that came late (or without what had
 *   changed in the page) and that were not shown, while the scroll stood still
 */
export async function measureScroll(
  browser: Browser,
  address: string,
): Promise<{ late: number; dropped: number }> {
  const page = await browser.newPage();
  try {
    await page.setViewport(viewport);
    await page.goto(address, { waitUntil: 'load' });
    await page.emulateCPUThrottling(4);
    const distance = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    const session = await page.createCDPSession();
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
    const trace = JSON.parse(Buffer.from((await page.tracing.stop()) ?? []).toString());
    const states = (trace.traceEvents as TraceEvent[])
      .filter(({ name }) => name === 'PipelineReporter')
      .map(({ args }) => (args.chrome_frame_reporter ?? args.frame_reporter)?.state)
      .filter((state) => state !== undefined && state !== 'STATE_NO_UPDATE_DESIRED');
    const share = (of: (state?: string) => boolean) =>
      (states.filter(of).length / states.length) * 100;
    return {
      late: share((state) => state !== 'STATE_PRESENTED_ALL'),
      dropped: share((state) => state === 'STATE_DROPPED'),
    };
  } finally {
    await page.close();
  }
}
