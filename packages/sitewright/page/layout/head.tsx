import type { HeadTag } from '../seo/head-tags.ts';

/** The tags of a page's head, in their order. */
export function Head({ tags }: { tags: readonly HeadTag[] }) {
  return tags.map((tag) => {
    const key = JSON.stringify(tag);
    if ('title' in tag) return <title key={key}>{tag.title}</title>;
    if ('meta' in tag) return <meta key={key} {...tag.meta} />;
    if ('link' in tag) return <link key={key} {...tag.link} />;
    return (
      <script
        key={key}
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, whose signs for markup are escaped
        dangerouslySetInnerHTML={{ __html: escapeJson(JSON.stringify(tag.structuredData)) }}
      />
    );
  });
}

/** Writes the characters that could end a script, or mean markup in it, as JSON's own escapes. */
const escapeJson = (json: string) =>
  json.replaceAll(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
