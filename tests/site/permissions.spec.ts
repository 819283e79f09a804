import { expect, test } from '../support/fixtures.ts';

declare global {
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
