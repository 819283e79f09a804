import type { Page } from '@playwright/test';

/** Changes the HTML of every page that is opened from now on, on its way to the browser. */
export async function rewriteDocuments(
  page: Page,
  change: (html: string) => string,
): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: change(await response.text()) });
  });
}
