import { type FieldPath, fieldAt } from 'sitewright/content';
/** A value with another one in a place of it; the first value stays as it is. */
export function setAt<Value>(value: Value, [step, ...rest]: FieldPath, next: unknown): Value {
  if (step === undefined) return next as Value;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const fields = copy as Record<PropertyKey, unknown>;
  fields[step] = setAt(fields[step], rest, next);
  return copy as Value;
}

/** A value without a place of it; the first value stays as it is. */
export function removeAt<Value>(value: Value, path: FieldPath): Value {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== 'object' || value === null) return value;
  if (rest.length > 0) return setAt(value, [step], removeAt(fieldAt(value, [step]), rest));
  if (Array.isArray(value)) return value.filter((_, index) => index !== step) as Value;
  const { [step as string]: _, ...others } = value as Record<string, unknown>;
  return others as Value;
}

/** A value that says something at a place of it; where that is nothing, a field goes, and an entry of a list is empty. */
export function sayAt<Value>(value: Value, path: FieldPath, next: unknown): Value {
  if (next !== undefined || typeof path.at(-1) === 'number') return setAt(value, path, next ?? '');
  const left = removeAt(value, path);
  const others = Object.keys(Object(fieldAt(left, path.slice(0, -1))));
  // A group without fields is there, and one of empty fields is not.
  return others.length > 0 ? left : setAt(value, path, '');
}
