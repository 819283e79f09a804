import type { FieldPath } from '../../../content/yaml-file.ts';

/** A value with another one in a place of it; the first value stays as it is. */
export function setAt<Value>(value: Value, [step, ...rest]: FieldPath, next: unknown): Value {
  if (step === undefined) return next as Value;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const fields = copy as Record<PropertyKey, unknown>;
  fields[step] = setAt(fields[step], rest, next);
  return copy as Value;
}
