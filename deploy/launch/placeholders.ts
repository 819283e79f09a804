/** The people, companies, quotes and milestones that the site was built with: none of them exists. */
export const shipped: ReadonlySet<string> = new Set([
  'Imani Okafor',
  '/portraits/imani-okafor.svg',
  'Tomás Rivera',
  '/portraits/tomas-rivera.svg',
  'Mei-Lin Zhao',
  '/portraits/mei-lin-zhao.svg',
  'Henrik Lund',
  '/portraits/henrik-lund.svg',
  'Greenbasket Grocers',
  'Saffron Street Foods',
  'Northgate Distribution',
  'Ana Duarte, Head of Operations, Greenbasket Grocers',
  'Ravi Menon, Founder, Saffron Street Foods',
  'Karin Lindqvist, Warehouse Director, Northgate Distribution',
  'We opened the fiftieth store the way we opened the fifth, and I slept better.',
  'An order is an order now. Nobody in the kitchen asks where it came from.',
  'We did not hire more people to count. We just stopped losing count.',
  'A point of sale for one shop, written behind its counter.',
  'Inventory joins the till, and the purchase order reads what was sold.',
  'Franchising and manufacturing come on board, each with a paper of its own.',
  'Marketplaces and delivery read from the same record.',
  'Payroll and compliance documents complete the set.',
  'Eight platforms behind a single sign-on, with AI to read the whole roll.',
]);

/** Host names that nobody can have: https://www.rfc-editor.org/rfc/rfc6761#section-6 */
const reservedHost =
  /(?:^|[@/.])(?:example\.(?:com|net|org)|[\w-]+\.(?:example|test|invalid)|localhost|127\.0\.0\.1)(?![\w.-]*[\w-])/i;

/** Whether a text names a host that is reserved for examples or stands for one's own machine. */
export const namesReservedHost = (text: string): boolean => reservedHost.test(text);

/**
 * Telephone numbers that lead to nobody, as digits with their country's code in front: 555-01xx in
 * North America, and what Ofcom sets aside for drama in the United Kingdom.
 * https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
 */
const fictionalNumbers = [
  /^1\d{3}55501\d\d$/,
  /^44(?:1134960|1144960|1154960|1164960|1174960|1184960|1214960|1314960|1414960|1514960|1614960|1914980|2079460|2890180|2920180|7700900|8081570|9098790|3069990)\d{3}$/,
  /^441632960\d{3}$/,
];

/** Whether a text is a telephone number from a range that is reserved for fiction. */
export function isFictionalNumber(text: string): boolean {
  if (!/^(?:tel:)?\+[\d ().-]+$/.test(text)) return false;
  const digits = text.replaceAll(/\D/g, '');
  return fictionalNumbers.some((range) => range.test(digits));
}
