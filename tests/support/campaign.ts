import { readSite } from '../../packages/sitewright/kinds/read-site.ts';
import { ContentFolder } from './content-folder.ts';
import { example } from './example.ts';

export const period = { from: '2026-12-01', until: '2027-01-06' };
/** Before the period, its first and its last day, and the day after. */
export const campaignDays = ['2026-11-30', '2026-12-01', '2027-01-06', '2027-01-07'];

/**
 * The example with a page for some weeks to which everything leads that may: lists, texts, another page of these
 * weeks, and itself, from a form that comes back to it.
 */
export function campaign(): ContentFolder {
  const { form } = readSite(example).fields('contact.yaml') as {
    form: Record<string, object>;
  };
  const { sent, failed, ...fields } = form;
  const link = { label: 'Winter', href: '/winter' };
  const order = {
    ...{ section: 'form', ...fields },
    ...{ sent: { ...sent, back: { ...link } }, failed: { ...failed, back: { ...link } } },
  };
  const folder = new ContentFolder();
  const hero = { title: 'Snow', lead: 'See [winter](/winter).', actions: ['winter'] };
  const description =
    'A page of the same weeks, to which the other one leads, and which leads to it.';
  const snow = { publish: period, meta: { title: 'Snow', description }, hero };
  folder.write('pages/snow.yaml', JSON.stringify(snow));
  folder.edit(
    'pages/terms.md',
    '\n## ',
    '\n[Winter *terms*](/winter#order) and [others](/pricing).\n\n## ',
  );
  folder.edit('posts/2026-10-03-the-saturday-queue.md', '\n\n', '\n\nThe [winter](/winter).\n\n');
  return folder
    .set('posts/2026-10-03-the-saturday-queue.md', { updated: '2026-11-01' })
    .set('pages/winter.yaml', { publish: period, order, 'hero.lead': 'The way to [snow](/snow).' })
    .set('actions.yaml', { winter: { label: 'Winter', to: '/winter' } })
    .set('home.yaml', {
      'hero.actions[2]': 'winter',
      'hero.lead':
        'Our *[winter](https://www.tills.brasswick/winter) sale*, and [prices](/pricing).',
    })
    .set('announcement.yaml', { ...period, 'link.href': '/winter' })
    .set('redirects.yaml', { 'moved[0]': { from: '/xmas', to: '/winter' } })
    .set('navigation.yaml', { 'header.links[3]': link, 'footer.groups[0].links[0]': { ...link } });
}
