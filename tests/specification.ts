/** Facts of the specification, written down once for the tests; never read from the content. */

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
