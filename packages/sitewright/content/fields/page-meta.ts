import type { z } from 'zod';
import type { FieldContext } from './field-context.ts';
import { group, text, textFittingSearchResult } from './fields.ts';
import { pictureIn } from './picture.ts';

export const pageMeta = group('What search engines and the browser’s tab say of the page', {
  title: text.describe(
    'What search results and the browser’s tab show; they cut off what is beyond 60 characters with the vendor’s name',
  ),
  description: textFittingSearchResult({ min: 70, max: 160 }).describe(
    'One or two sentences under the title in search results, 70 to 160 characters',
  ),
});

/** The same of a page that has an address of its own, and so a share image. */
export const pageMetaIn = (fieldContext: FieldContext) =>
  pageMeta
    .extend({
      image: pictureIn(
        fieldContext,
        'share',
        'The picture of a link to the page; without it a card is drawn with the page’s heading',
      ).optional(),
    })
    .describe('What search engines, link previews and the browser’s tab say of the page');
export type PageMeta = z.output<ReturnType<typeof pageMetaIn>>;
