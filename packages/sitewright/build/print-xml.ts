import { toXml } from 'xast-util-to-xml';

/** What XML cannot hold, however it is written: https://www.w3.org/TR/xml/#charsets */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Prints a document in XML, in whose texts nothing stands that readers refuse. */
export const printXml = (root: Parameters<typeof toXml>[0]): string =>
  `<?xml version="1.0" encoding="utf-8"?>${toXml(root).replaceAll(forbidden, '').replaceAll(']]>', ']]&gt;')}`;
