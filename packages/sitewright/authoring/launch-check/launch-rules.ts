import { describeExpiry } from '../../content/dates/expiry.ts';
import type { ContentValue } from '../../content/validate/content-values.ts';

interface RuleContext {
  /** The planned paths that have no page yet. */
  missingPaths: readonly string[];
  /** The day that it is where the vendor is, such as `2026-12-01`. */
  today: string;
}

interface Rule {
  /** The heading of its issues in the report. */
  group: string;
  /** Says what is wrong with a value and what to do; undefined when nothing is. */
  check: (one: ContentValue, context: RuleContext) => string | undefined;
}

export const rules: readonly Rule[] = [
  {
    group: 'Addresses and numbers that are reserved for examples',
    check: ({ launchRole, value }) => {
      if (launchRole === 'example') return undefined;
      const address = findReservedAddress(value);
      if (address) return `"${address}" is reserved for examples: give your own`;
      if (isFictionalNumber(value)) return `${value} is reserved for fiction: give your own`;
      return /^\d+ Example /.test(value)
        ? `"${value}" is not a real street: give your own`
        : undefined;
    },
  },
  {
    group: 'Buttons that do nothing',
    check: ({ launchRole, value }) => {
      if (value) return undefined;
      if (launchRole === 'form-endpoint') {
        return 'the message form is not sent anywhere: give the address of a form service';
      }
      return launchRole === 'button-target'
        ? 'leads nowhere: give it a path, an anchor or an address'
        : undefined;
    },
  },
  {
    group: 'Links to pages that do not exist',
    check: ({ value, field }, { missingPaths }) =>
      !field.startsWith('planned') && missingPaths.includes(value.split('#')[0] ?? '')
        ? `${value} does not exist: make the page, link elsewhere or remove the link`
        : undefined,
  },
  {
    group: 'What search engines and link previews lack',
    check: ({ launchRole, value }) => {
      if (launchRole === 'price' && /\d/.test(value)) {
        return `search engines cannot read the price "${value}": give its amount as price, and write {price} in its place`;
      }
      if (value) return undefined;
      if (launchRole === 'social-address') return 'is no link: give its https: address';
      return launchRole === 'posting-date'
        ? 'search engines do not list the job: give the day on which it was posted'
        : undefined;
    },
  },
  {
    group: 'What visitors must be told',
    check: ({ launchRole, value }) => {
      if (!value) return undefined;
      if (launchRole === 'service') {
        return `"${value}" sees the address of each visitor whose page loads it: name it and what it is for in your privacy notice`;
      }
      return launchRole === 'analytics'
        ? `every page loads ${value}, and its service sees the address of every visitor: name it in your privacy notice, or count with your host’s logs`
        : undefined;
    },
  },
  {
    group: 'The security contact',
    check: ({ launchRole, value }, { today }) =>
      launchRole === 'contact-expiry' ? describeExpiry(value, today) : undefined,
  },
];

/** Host names that nobody can register: https://www.rfc-editor.org/rfc/rfc6761#section-6 */
const reservedHost =
  /(?:^|[@.]|\/\/)(?:example\.(?:com|net|org)|[\w-]+\.(?:example|test|invalid)|localhost|127\.0\.0\.1)(?![\w.-]*[\w-])/i;

/** The first address of a text whose host is reserved for examples or is the local machine, without what stands around it. */
export const findReservedAddress = (text: string): string | undefined =>
  text
    .match(/[^\s"'“”<>()[\]]+/g)
    ?.find((word) => reservedHost.test(word))
    ?.replaceAll(/^mailto:|[.,;:!?]$/g, '');

/**
 * Telephone numbers that nobody has, as digits with their country's code in front: 555-01xx in
 * North America, and what Ofcom reserves for drama in the United Kingdom.
 * https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
 */
const fictionalNumbers = [
  /^1\d{3}55501\d\d$/,
  /^44(?:1134960|1144960|1154960|1164960|1174960|1184960|1214960|1314960|1414960|1514960|1614960|1914980|2079460|2890180|2920180|7700900|8081570|9098790|3069990)\d{3}$/,
  /^441632960\d{3}$/,
  // What a new site has where no range is reserved.
  /^\d{1,3}0{6,}$/,
];

/** Whether a text is a telephone number from a range that is reserved for fiction. */
export function isFictionalNumber(text: string): boolean {
  if (!/^(?:tel:)?\+[\d ().-]+$/.test(text)) return false;
  const digits = text.replaceAll(/\D/g, '');
  return fictionalNumbers.some((range) => range.test(digits));
}
