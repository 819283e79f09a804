import { z } from 'zod';
import { webOrigin } from '../fields/fields.ts';

const words = z.string().min(1);

const address = z.string().regex(/^(https:\/\/|\/(?!\/))\S*$/, {
  error: 'a path of this site, which begins with /, or a https: address',
});

/** What `sitewright.config.ts` may say; what it does not say costs no page a byte. */
export const siteConfigSchema = z.strictObject({
  /** What stands in the head of every page, behind what the machine says there. */
  head: z
    .array(
      z.union([
        z.strictObject({
          link: z.strictObject({
            rel: words,
            href: address,
            as: words.optional(),
            crossOrigin: z.enum(['anonymous', 'use-credentials']).optional(),
            hrefLang: words.optional(),
            media: words.optional(),
            sizes: words.optional(),
            title: words.optional(),
            type: words.optional(),
          }),
        }),
        z.strictObject({ meta: z.strictObject({ name: words, content: words }) }),
        z.strictObject({ meta: z.strictObject({ property: words, content: words }) }),
      ]),
    )
    .optional(),
  /** What the policy of every page allows beside what the page itself needs. */
  policy: z
    .strictObject({
      /** The hosts of pictures, such as `https://images.example.com`; `data:` for those that a script has in itself. */
      images: z.array(z.union([z.literal('data:'), webOrigin])).optional(),
      /** The hosts of style sheets and of fonts. */
      styles: z.array(webOrigin).optional(),
      fonts: z.array(webOrigin).optional(),
      /** The names of the policies that scripts may create for trusted types; any without this list. */
      trustedTypes: z
        .array(
          z.string().regex(/^[\w#=@%./-]+$/, { error: 'the name of a policy, such as "leaflet"' }),
        )
        .optional(),
    })
    .optional(),
});

export type SiteConfig = z.output<typeof siteConfigSchema>;

/** What a site says in its configuration, with the types of that. */
export const defineConfig = (config: SiteConfig): SiteConfig => config;
