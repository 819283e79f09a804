/** The pages that a site may begin with, in the order of its menu. */
export const pageNames = ['about', 'pricing', 'contact', 'privacy'];

/** The files of a page: a text has its own words around it. */
export const filesOf = (page) =>
  page === 'privacy' ? ['pages/privacy.md', 'reading.yaml'] : [`${page}.yaml`];

const email = 'mailto:hello@example.com';

const links = (pages, indent) =>
  pages
    .map(
      (page) => `${indent}- label: __${page}__\n${indent}  href: /${page === 'home' ? '' : page}\n`,
    )
    .join('');

/**
 * The header and the footer with links to some pages.
 *
 * @param {string[]} pages those beside the home page
 * @returns {string} what navigation.yaml says, with words to fill in
 */
export function writeNavigation(pages) {
  const inHeader = pages.filter((one) => one !== 'privacy' && one !== 'contact');
  return `# yaml-language-server: $schema=../.schemas/navigation.json
# The header and the footer of every page.
skipLink: __skip__

header:
  label: __main__
  homeLabel: __homePage__
  menuLabel: __menu__
  links:
${links(['home', ...inHeader], '    ')}  # A group of pages with a menu of its own, such as what you sell. While it has one entry, that is a link.
  group:
    name: contact
    label: __contact__
    allLabel: __contact__
    links:
      - name: __contact__
        href: ${pages.includes('contact') ? '/contact' : email}
        description: __contactLead__

footer:
  label: __footer__
  groups:
    - title: __thisSite__
      links:
${links(['home', ...pages], '        ')}  social:
    title: __follow__
    # A name without an address is not shown.
    links:
      - label: LinkedIn
`;
}

/**
 * The buttons of the site.
 *
 * @param {string[]} pages those beside the home page
 * @returns {string} what actions.yaml says, with words to fill in
 */
export function writeActions(pages) {
  return `# yaml-language-server: $schema=../.schemas/actions.json
# Every button by its name: pages name it, and here is what it says and where it leads.
get-in-touch:
  label: __write__
  to: ${pages.includes('contact') ? '/contact' : email}
see-features:
  label: __see__
  to: /#features
`;
}
