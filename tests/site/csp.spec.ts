import { expect, test } from '../support/fixtures.ts';

declare global {
  interface Window {
    violations: string[];
    intruder?: boolean;
  }
  interface Navigator {
    usb: { getDevices(): Promise<unknown> };
  }
}

test('a page gets no camera, place, microphone, payment or device, even if the visitor allows it', async ({
  page,
  consoleMessages,
}) => {
  await page.context().grantPermissions(['camera', 'geolocation', 'microphone']);
  await page.goto('/');
  const refused = await page.evaluate(async () => {
    const total = { label: 'all', amount: { currency: 'USD', value: '1' } };
    const attempts = [
      () => navigator.mediaDevices.getUserMedia({ audio: true, video: true }),
      () => new Promise((found, fail) => navigator.geolocation.getCurrentPosition(found, fail)),
      async () => new PaymentRequest([{ supportedMethods: 'https://pay.example' }], { total }),
      () => navigator.usb.getDevices(),
    ];
    await Promise.allSettled(attempts.map((attempt) => attempt()));
    const types = ['permissions-policy-violation'];
    const reports = await new Promise<Report[]>((resolve) => {
      new ReportingObserver(resolve, { types, buffered: true }).observe();
    });
    return reports.map(({ body }) => body && 'featureId' in body && body.featureId).sort();
  });
  await page.context().clearPermissions();
  expect(refused).toEqual(['camera', 'geolocation', 'microphone', 'payment', 'usb']);
  // The browser reports what it refused.
  consoleMessages.length = 0;
});

// What the policy forbids to a page itself is logged, and fails every test of that page.
test('the content security policy refuses scripts and styles that somebody else puts into a page', async ({
  page,
  consoleMessages,
  requests,
}) => {
  await using _note = await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const foreign =
      '<script>window.intruder = true</script><style>h1 { color: rgb(1, 2, 3) }</style>' +
      '<p id="victim" style="color: rgb(1, 2, 3)" onclick="window.intruder = true">x</p>' +
      '<script src="https://intruder.example/a.js"></script><base href="https://intruder.example">';
    const body = (await response.text()).replace('</main>', `${foreign}</main>`);
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await page.locator('#victim').click();
  expect(await page.evaluate(() => window.intruder)).toBeUndefined();
  for (const element of ['h1', '#victim']) {
    await expect(page.locator(element)).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  }
  await expect
    .poll(() => page.evaluate(() => window.violations))
    .toEqual(
      expect.arrayContaining([
        'script-src-elem inline',
        'style-src-elem inline',
        'style-src-attr inline',
        'script-src-attr inline',
        'script-src-elem https://intruder.example/a.js',
        'base-uri https://intruder.example/',
      ]),
    );
  // The browser reports what it refused, and counts what it did not request.
  consoleMessages.length = 0;
  requests.length = 0;
});
