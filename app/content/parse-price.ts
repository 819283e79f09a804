/** A price as machines read it. */
export interface Price {
  /** A decimal number with a point and without separators of thousands, such as `1299` or `4.50`. */
  amount: string;
  /** An ISO 4217 code. */
  currency: string;
}

const codes = Intl.supportedValuesOf('currency');

/** Signs, such as `$` and `kr`, with the currencies that are written so. */
const currenciesOf = Map.groupBy(codes, (code) => signOf(code, 'narrowSymbol'));

/** Signs that mean one currency unless something else is said, such as `$` and `R$`. */
const usualCurrencyOf = new Map(codes.map((code) => [signOf(code, 'symbol'), code]));

/**
 * Reads a price as it is printed anywhere in the world: `$1,299`, `1 190,50 kr`, `€1.190`, `CHF 1’299.–`.
 *
 * @param currency the ISO 4217 code that a sign such as `kr` stands for, which several currencies share
 * @returns undefined for any other text, such as `Custom`, and for a sign that could be several
 *   currencies' if none is given
 */
export function parsePrice(text: string, currency?: string): Price | undefined {
  const [, before, digits = '', after] =
    text.trim().match(/^([^\d\s,’'-]*)\s*(\d[\d\s.,’']*?)(?:[.,]?[-–—]+)?\s*([^\d\s,’'-]*)$/u) ??
    [];
  const sign = before || after;
  if (!sign || (before && after)) return undefined;
  const code = findCurrency(sign.replace(/\.$/, ''), currency);
  const amount = code && parseAmount(digits, code);
  return amount ? { amount, currency: code } : undefined;
}

function findCurrency(sign: string, preferred?: string): string | undefined {
  if (codes.includes(sign)) return sign;
  const candidates = currenciesOf.get(sign) ?? [];
  if (preferred && candidates.includes(preferred)) return preferred;
  return usualCurrencyOf.get(sign) ?? (candidates.length === 1 ? candidates[0] : undefined);
}

/**
 * @param digits such as `1.190,50`: groups of three are thousands, fewer digits at the end are the
 *   smaller unit
 */
function parseAmount(digits: string, currency: string): string | undefined {
  const { maximumFractionDigits: places = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const fraction = new RegExp(`^(.*\\d)([.,])(\\d{1,${Math.max(places, 1)}})$`).exec(digits);
  const [, whole = digits, point = '', part] = fraction ?? [];
  // The same separator all along: thousands in threes, or in India one group of three after twos.
  const isGrouped = /^\d{1,3}(?:([\s.,’'])\d{3}(?:\1\d{3})*)?$|^\d{1,2}(?:,\d{2})+,\d{3}$|^\d+$/u;
  if (!isGrouped.test(whole) || (point && whole.includes(point))) return undefined;
  return whole.replaceAll(/\D/g, '') + (part ? `.${part}` : '');
}

function signOf(currency: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay });
  return format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency;
}
