/** The first text in an entry of a list, which people know it by. */
function firstText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.values(value).map(firstText).find(Boolean) ?? '';
}

/**
 * What an entry of a list is called: what it says first, and where it leads, as in `/old → /new`.
 *
 * @param kind what such an entry is called while it says nothing
 */
export function nameEntry(value: unknown, kind: string, index: number): string {
  const words = firstText(value);
  if (!words) return `${kind} ${index + 1}`;
  const { to, href = to } = Object(value) as Record<string, unknown>;
  return typeof href === 'string' && href && href !== words ? `${words} → ${href}` : words;
}
