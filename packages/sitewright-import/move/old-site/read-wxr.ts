import { DomUtils, parseDocument } from 'htmlparser2';
import { UserError } from 'sitewright/lib';
import { addParagraphs } from '../../dialects/html-to-markdown.ts';
import { type MenuEntry, type OldPage, type OldSite, plainAddress } from './old-site.ts';
import { toTag } from './read-texts.ts';

type Node = Parameters<typeof DomUtils.textContent>[0] & Parameters<typeof DomUtils.getChildren>[0];

const childrenOf = (node: Node, name: string) =>
  DomUtils.getChildren(node).filter((one) => DomUtils.getName(one as never) === name) as Node[];

const wordsIn = (node: Node, name: string): string =>
  childrenOf(node, name)
    .slice(0, 1)
    .map((one) => DomUtils.textContent(one).trim())
    .join('');

/** What plugins and WordPress itself keep of an entry, by names. */
const metaOf = (item: Node): ReadonlyMap<string, string> =>
  new Map(
    childrenOf(item, 'wp:postmeta').map((one) => [
      wordsIn(one, 'wp:meta_key'),
      wordsIn(one, 'wp:meta_value'),
    ]),
  );

/** The words of the terms that an entry has, such as its tags. */
const termsOf = (item: Node, domain: string): string[] =>
  childrenOf(item, 'category')
    .filter((one) => DomUtils.getAttributeValue(one as never, 'domain') === domain)
    .map((one) => DomUtils.textContent(one).trim())
    .filter((words) => words !== 'Uncategorized');

const pathOf = (address: string) =>
  URL.canParse(address) ? new URL(address).pathname + new URL(address).search : address;

/**
 * Reads an export of WordPress (WXR).
 *
 * @param place the path of its file
 * @throws UserError where the text is none
 */
export function readWxr(place: string, text: string): OldSite {
  const tree = parseDocument(text, { xmlMode: true });
  const [channel] = DomUtils.getElementsByTagName('channel', tree) as Node[];
  if (!channel || !text.includes('wordpress.org/export/'))
    throw new UserError(
      `${place} is no export of WordPress: make one at Tools, Export, All content, and name its .xml file`,
    );
  const authors = new Map(
    childrenOf(channel, 'wp:author').map((one) => [
      wordsIn(one, 'wp:author_login'),
      wordsIn(one, 'wp:author_display_name'),
    ]),
  );
  const items = childrenOf(channel, 'item');
  const byId = new Map(items.map((item) => [wordsIn(item, 'wp:post_id'), item]));
  const link = wordsIn(channel, 'wp:base_blog_url') || wordsIn(channel, 'link');
  const home = URL.canParse(link) ? new URL(link) : undefined;
  const pages = items.flatMap((item): OldPage[] => {
    const kind = wordsIn(item, 'wp:post_type');
    if (!['post', 'page'].includes(kind) || wordsIn(item, 'wp:status') !== 'publish') return [];
    const meta = metaOf(item);
    const address = pathOf(wordsIn(item, 'link'));
    const id = wordsIn(item, 'wp:post_id');
    const picture = byId.get(meta.get('_thumbnail_id') ?? '');
    const creator = wordsIn(item, 'dc:creator');
    const day = wordsIn(item, 'wp:post_date').slice(0, 10);
    return [
      {
        file: `${place} (${kind} ${id})`,
        key: id,
        fields: {
          title: wordsIn(item, 'title'),
          description: meta.get('_yoast_wpseo_metadesc') || wordsIn(item, 'excerpt:encoded'),
          author: authors.get(creator) || creator,
          tags: [...new Set([...termsOf(item, 'post_tag'), ...termsOf(item, 'category')])],
          lastmod: wordsIn(item, 'wp:post_modified').slice(0, 10),
          ...(picture && {
            image: wordsIn(picture, 'wp:attachment_url'),
            image_alt: metaOf(picture).get('_wp_attachment_image_alt'),
          }),
        },
        body: addParagraphs(wordsIn(item, 'content:encoded')),
        ...{ line: 1, isHtml: true, language: undefined },
        day: kind === 'post' ? day : undefined,
        address: plainAddress(
          address.includes('?') ? `/${wordsIn(item, 'wp:post_name') || `page-${id}`}` : address,
        ),
        others: [`/?p=${id}`, ...(kind === 'page' ? [`/?page_id=${id}`] : [])],
      },
    ];
  });
  return {
    system: {
      ...{
        name: 'wordpress',
        title: 'WordPress',
        signs: [],
        beginsWithHtml: true,
        findTexts: () => [],
      },
      ...{ parts: [], statics: [], data: [] },
    },
    ...{ why: 'as it is an export of it', folder: undefined, files: [], data: {} },
    config: {
      title: wordsIn(channel, 'title'),
      lang: toTag(wordsIn(channel, 'language')),
    },
    pages,
    leftOut: [],
    menu: readMenu(items, byId),
    hosts: new Set(home ? [home.host.replace(/^www\./, '')] : []),
    base: plainAddress(home?.pathname ?? ''),
    ...{ redirectFiles: [], redirects: [] },
  };
}

/** The menu with the most entries. */
function readMenu(items: readonly Node[], byId: ReadonlyMap<string, Node>): MenuEntry[] {
  const entries = items.filter((item) => wordsIn(item, 'wp:post_type') === 'nav_menu_item');
  const menus = Map.groupBy(entries, (item) => termsOf(item, 'nav_menu')[0] ?? '');
  const [own = []] = [...menus.values()].toSorted((one, other) => other.length - one.length);
  const below = (parent: string): MenuEntry[] =>
    own
      .filter((item) => (metaOf(item).get('_menu_item_menu_item_parent') || '0') === parent)
      .toSorted((a, b) => Number(wordsIn(a, 'wp:menu_order')) - Number(wordsIn(b, 'wp:menu_order')))
      .map((item): MenuEntry => {
        const meta = metaOf(item);
        const page = byId.get(meta.get('_menu_item_object_id') ?? '');
        const isPage = meta.get('_menu_item_type') === 'post_type';
        return {
          label: wordsIn(item, 'title') || (page && wordsIn(page, 'title')) || undefined,
          to:
            (isPage && page && pathOf(wordsIn(page, 'link'))) ||
            meta.get('_menu_item_url') ||
            undefined,
          entries: below(wordsIn(item, 'wp:post_id')),
        };
      });
  return below('0');
}
