/** The pages that a site may begin with, in the order of its menu, and what links to them say. */
const labels = { about: 'About us', pricing: 'Pricing', contact: 'Contact', privacy: 'Privacy' };
export const pageNames = Object.keys(labels);

/** The files of a page: a text has its own words around it. */
export const filesOf = (page) =>
  page === 'privacy' ? ['pages/privacy.md', 'reading.yaml'] : [`${page}.yaml`];

const links = (pages, indent) =>
  pages
    .map(
      (page) =>
        `${indent}- label: ${labels[page]}\n${indent}  href: /${page === 'home' ? '' : page}\n`,
    )
    .join('');

/**
 * The header and the footer with links to some pages.
 *
 * @param {string[]} pages those beside the home page
 * @returns {string} what navigation.yaml says
 */
export function writeNavigation(pages) {
  const inHeader = pages.filter((one) => one !== 'privacy');
  return `# yaml-language-server: $schema=../.schemas/navigation.json
# The header and the footer of every page.
skipLink: Skip to the content

header:
  label: Main
  homeLabel: home page
  menuLabel: Menu
  links:
    - label: Home
      href: /
${links(inHeader, '    ')}  # What you sell: one is a link at the end of the header, two or more are a menu.
  group:
    name: products
    label: Products
    allLabel: All products
    links:
      - name: Write to us
        href: mailto:hello@example.com
        description: We answer within a day

footer:
  label: Footer
  groups:
    - title: This site
      links:
        - label: Home
          href: /
${links(pages, '        ')}  social:
    title: Follow us
    links:
      - label: LinkedIn
`;
}

/**
 * The buttons of the site.
 *
 * @param {string[]} pages those beside the home page
 * @returns {string} what actions.yaml says
 */
export function writeActions(pages) {
  const contact = pages.includes('contact') ? '/contact' : 'mailto:hello@example.com';
  return `# yaml-language-server: $schema=../.schemas/actions.json
# Every button by its name: pages name it, and here is what it says and where it leads.
get-in-touch:
  label: Get in Touch
  to: ${contact}
see-features:
  label: See What You Get
  to: /#features
`;
}
