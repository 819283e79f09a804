import { type Document, parseDocument } from 'yaml';
import type { SiteCopy } from './site-copy.ts';

/**
 * An invented vendor who has taken the site into use. Its host has an ending that does not exist,
 * so that it is nobody's, and yet is none of those reserved for examples.
 */
export const vendor = {
  name: 'Brasswick',
  origin: 'https://www.tills.brasswick',
  /** Paths of its platforms' pages, with their names. */
  platforms: [
    ['/platforms/counter', 'Brasswick Counter'],
    ['/platforms/stockroom', 'Brasswick Stockroom'],
  ],
} as const;

/** Where each of its actions leads, by the action's label; together they use every kind of target. */
export const targets: Readonly<Record<string, string>> = {
  'Start Free Trial': 'https://app.tills.brasswick/sign-up?days=14',
  'Watch Demo': 'https://video.tills.brasswick/counter',
  'Contact Sales': 'mailto:sales@tills.brasswick',
  'View Careers': '/careers',
  'Start Chat': 'https://chat.tills.brasswick/',
  'Call Now': 'tel:+46846500400',
  'Send Email': 'mailto:hello@tills.brasswick?subject=Hello',
  'Schedule Demo': '#write',
  'Schedule a Demo': '/contact#write',
  'Explore Features': '#features',
  'Download Case Study': '/files/case-study.txt',
  'View Open Roles': '#positions',
  'Learn About Culture': '#values',
  'Apply Now': 'mailto:jobs@tills.brasswick',
  'Send Us Your Resume': 'mailto:jobs@tills.brasswick?subject=Resume',
  'Browse All Jobs': '#positions',
  'Meet the Team': '/about#leadership',
};

/** Changes one YAML file of a copy. */
function change(copy: SiteCopy, file: string, edit: (document: Document) => void): void {
  const document = parseDocument(copy.read(file));
  edit(document);
  copy.write(file, String(document));
}

/**
 * Turns a copy of this site into the second vendor's.
 *
 * @param endpoint where its contact form is sent
 */
export function rebrand(copy: SiteCopy, endpoint: string): void {
  change(copy, 'content/site.yaml', (site) => {
    site.set('name', vendor.name);
    site.set('origin', vendor.origin);
    site.setIn(['security', 'contact'], 'mailto:security@tills.brasswick');
  });
  change(copy, 'content/actions.yaml', (actions) => {
    for (const name of Object.keys(actions.toJS())) {
      actions.setIn([name, 'to'], targets[String(actions.getIn([name, 'label']))]);
    }
  });
  copy.write('public/files/case-study.txt', 'From one till to fifty.');
  change(copy, 'content/contact.yaml', (contact) => {
    contact.setIn(['form', 'endpoint'], endpoint);
    const next = [{ name: '_next', value: '{origin}/contact/sent' }];
    contact.setIn(['form', 'extraFields'], contact.createNode(next));
  });
  sellTwoPlatforms(copy);
  leadSomewhere(copy);
  beSomebody(copy);
  // The green of a cash box for the blue of a carbon copy.
  copy.write(
    'app/styles/tokens.css',
    copy
      .read('app/styles/tokens.css')
      .replaceAll(/(--color-action.*)/g, (line) =>
        line
          .replaceAll(' 268)', ' 150)')
          .replace('37%', '32%')
          .replace('0.19', '0.09')
          .replace('0.16', '0.08'),
      ),
  );
}

/** Two platforms, each with a page, in place of the eight. */
function sellTwoPlatforms(copy: SiteCopy): void {
  const page = copy.read('content/platforms/retail-pos.yaml');
  copy.remove('content/platforms/retail-pos.yaml');
  for (const [path, name] of vendor.platforms) {
    const file = `content${path}.yaml`;
    copy.write(file, page.replaceAll('Retail POS', name));
    change(copy, file, (platform) => {
      const description = platform.getIn(['meta', 'description']);
      platform.setIn(['meta', 'title'], name);
      platform.setIn(['meta', 'description'], `${name}: ${description}`.slice(0, 150));
    });
  }
  for (const name of ['home', 'about', 'case-studies', 'pricing']) {
    const text = copy.read(`content/${name}.yaml`).replaceAll('Retail POS', 'Brasswick Counter');
    const two = text.replaceAll(/\beight( \w+)? platforms/g, 'two$1 platforms');
    const all = two.replaceAll(/Eight( \w+)? platforms/g, 'Two$1 platforms');
    copy.write(`content/${name}.yaml`, all.replace('All 9 platforms', 'Both platforms'));
  }
  change(copy, 'content/navigation.yaml', (navigation) => {
    const links = vendor.platforms.map(([path]) => ({ page: path.split('/').at(-1) }));
    navigation.setIn(['header', 'platforms', 'links'], navigation.createNode(links));
  });
}

/** People, customers, history and offices of its own. */
function beSomebody(copy: SiteCopy): void {
  change(copy, 'content/about.yaml', (about) => {
    const { leadership, timeline } = about.toJS();
    for (const [index, { image }] of leadership.people.entries()) {
      const src = `/portraits/founder-${index}.svg`;
      copy.write(`public${src}`, copy.read(`public${image.src}`));
      about.setIn(['leadership', 'people', index, 'name'], `Founder ${index}`);
      about.setIn(['leadership', 'people', index, 'bio'], 'Counted boxes here from the first day.');
      about.setIn(['leadership', 'people', index, 'image', 'src'], src);
      about.setIn(['leadership', 'people', index, 'image', 'alt'], `Portrait of founder ${index}`);
    }
    for (const index of timeline.entries.keys()) {
      about.setIn(['timeline', 'entries', index, 'description'], `A shelf more, number ${index}.`);
    }
  });
  change(copy, 'content/case-studies.yaml', (cases) => {
    for (const index of cases.toJS().stories.items.keys()) {
      const item = ['stories', 'items', index];
      cases.setIn([...item, 'company'], `Customer ${index}`);
      cases.setIn([...item, 'person'], `Keeper of customer ${index}`);
      cases.setIn([...item, 'testimonial'], 'It adds up.');
    }
  });
  change(copy, 'content/careers.yaml', (careers) => {
    for (const index of careers.toJS().positions.jobs.keys()) {
      careers.setIn(['positions', 'jobs', index, 'datePosted'], '2026-10-20');
    }
  });
  change(copy, 'content/contact.yaml', (contact) => {
    for (const [index, { address }] of contact.toJS().offices.items.entries()) {
      const office = ['offices', 'items', index];
      contact.setIn(
        [...office, 'address'],
        contact.createNode(['1 Till Lane', ...address.slice(1)]),
      );
      // Nobody's either: Sweden keeps these numbers for fiction.
      contact.setIn([...office, 'phone'], `+46 8 465 004 0${index}`);
      contact.setIn([...office, 'email'], `office${index}@tills.brasswick`);
    }
  });
}

/** Every link of the footer has an address, and so have the social ones. */
function leadSomewhere(copy: SiteCopy): void {
  change(copy, 'content/navigation.yaml', (navigation) => {
    const { groups, social } = navigation.toJS().footer;
    for (const [index, { links }] of groups.entries()) {
      const elsewhere = links.map(({ label }: { label: string }) => ({
        label,
        href: `${vendor.origin.replace('www', 'help')}/${encodeURIComponent(label)}`,
      }));
      navigation.setIn(['footer', 'groups', index, 'links'], navigation.createNode(elsewhere));
    }
    for (const [index, { label }] of social.links.entries()) {
      const address = `https://social.brasswick/${encodeURIComponent(label)}`;
      navigation.setIn(['footer', 'social', 'links', index, 'href'], address);
    }
  });
}
