import { toPathPart } from '../../content/address-name.ts';

/** The name of a new button beside others: small letters and hyphens, made of what it says. */
export function nameButton(label: string, taken: readonly string[]): string {
  const letters = toPathPart(label).replaceAll(/[^a-z-]/g, '');
  const name = letters.replaceAll(/-{2,}/g, '-').replaceAll(/^-|-$/g, '') || 'button';
  const all = [name, ...taken.map((_, index) => `${'another-'.repeat(index + 1)}${name}`)];
  return all.find((one) => !taken.includes(one)) ?? name;
}
