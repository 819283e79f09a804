/** Host names that nobody can register: https://www.rfc-editor.org/rfc/rfc6761#section-6 */
const reservedHost =
  /(?:^|[@/.])(?:example\.(?:com|net|org)|[\w-]+\.(?:example|test|invalid)|localhost|127\.0\.0\.1)(?![\w.-]*[\w-])/i;

/** Whether a text names a host that is reserved for examples or is the local machine. */
export const namesReservedHost = (text: string): boolean => reservedHost.test(text);

/**
 * Telephone numbers that nobody has, as digits with their country's code in front: 555-01xx in
 * North America, and what Ofcom reserves for drama in the United Kingdom.
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
