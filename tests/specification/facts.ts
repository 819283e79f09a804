/** Facts of the shipped vendor, written down once for the tests; never read from the content. */

/** Section 2, the route table: each path with its first heading. */
export const pages = [
  ['/', 'From till to payslip, one record'],
  ['/about', 'We keep the trade’s papers in step'],
  ['/pricing', 'Three tags, no small print'],
  ['/contact', 'Get in Touch'],
  ['/case-studies', 'Filed under results'],
  ['/careers', 'Six blank cards wait for a name'],
  ['/platforms/retail-pos', 'The till that tells everyone'],
] as const;

export const headerLinks = [
  ['Home', '/'],
  ['About', '/about'],
  ['Pricing', '/pricing'],
  ['Case Studies', '/case-studies'],
  ['Careers', '/careers'],
  ['Contact', '/contact'],
] as const;

export const platformPaths = [
  '/platforms/retail-pos',
  '/platforms/franchise',
  '/platforms/supplier',
  '/platforms/maker',
  '/platforms/channel',
  '/platforms/move',
  '/platforms/people',
  '/platforms/docs',
] as const;

export const footerPaths = [
  '/platforms/supplier360',
  '/platforms/warehouse360',
  '/platforms/purchase-manager',
  '/platforms/ecommerce',
  '/platforms/logistics360',
  '/platforms/people360',
  '/platforms/document-central',
  '/platforms/analytics-engine',
  '/blog',
  '/help',
  '/docs',
  '/api',
  '/status',
  '/community',
  '/privacy',
  '/terms',
  '/cookies',
  '/gdpr',
] as const;

export const homeStats = [
  ['active users', '50K+'],
  ['uptime', '99.9%'],
  ['integrations', '500+'],
  ['support', '24/7'],
] as const;

/** Every number of the specification, with the sign that gives it its meaning. */
export const numbers = new Set([
  ...['50K+', '99.9%', '500+', '24/7', '40%'],
  ...['2019', '2020', '2021', '2022', '2023', '2024'],
  ...['30', '24', '2', '9:00', '6:00', '10:00', '4:00'],
  ...['2.5x', '6', '1,200+', '800+', '400+', '5', '50', '20%', '2-4'],
  ...['50+', '15+', '$50M+', '3x'],
  ...['3', '5x', '99.99%'],
  ...['$99', '$299', '10GB', '10', '50GB', '9', '$5', '$25', '$15', '$199', '14'],
  ...['404', '360'],
]);
