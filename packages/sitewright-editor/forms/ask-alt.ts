import { fieldAt } from 'sitewright/content';
/**
 * What a form says, where a picture that is another one has no description yet: what the one before showed, it does not.
 */
export function askForAlt<Value>(before: unknown, now: Value): Value {
  if (typeof now !== 'object' || now === null) return now;
  if (Array.isArray(now)) {
    const isOther = (one: unknown, index: number) =>
      JSON.stringify(one) !== JSON.stringify(fieldAt(before, [index]));
    // Where several are others at once, they have moved.
    const isMoved = fieldAt(before, ['length']) !== now.length || now.filter(isOther).length > 1;
    if (isMoved) return now;
    return now.map((one, index) => askForAlt(fieldAt(before, [index]), one)) as Value;
  }
  const [old, next] = [fieldAt(before, ['src']), fieldAt(now, ['src'])];
  const isAnother = typeof old === 'string' && old !== '' && old !== next;
  const isSame = fieldAt(before, ['alt']) === fieldAt(now, ['alt']);
  const fields = Object.entries(now).map(([name, one]) => [
    name,
    isAnother && isSame && name === 'alt' ? '' : askForAlt(fieldAt(before, [name]), one),
  ]);
  return Object.fromEntries(fields) as Value;
}
