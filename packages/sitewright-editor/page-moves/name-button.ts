import { toPathPart } from 'sitewright/pages';
import { t } from '../words/words.ts';
/** What a choice of buttons calls one of them: by its words, and by its name where another one says the same. */
export function callButton(labels: Readonly<Record<string, string>>, name: string): string {
  const words = labels[name];
  if (words === undefined) return name || t('None');
  const alike = Object.values(labels).filter((one) => one === words);
  return alike.length > 1 ? `${words}, ${name}` : words;
}

/** The name of a new button beside others: small letters and hyphens, made of what it says. */
export function nameButton(label: string, taken: readonly string[]): string {
  const letters = toPathPart(label).replaceAll(/[^a-z-]/g, '');
  const name = letters.replaceAll(/-{2,}/g, '-').replaceAll(/^-|-$/g, '') || 'button';
  const all = [name, ...taken.map((_, index) => `${'another-'.repeat(index + 1)}${name}`)];
  return all.find((one) => !taken.includes(one)) ?? name;
}
