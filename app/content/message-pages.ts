import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';

/** Where the pages stand that say what became of a message, by what they say. */
const outcomes = { sent: 'contact/sent', failed: 'contact/not-sent' } as const;
export type Outcome = keyof typeof outcomes;

/** What the page at a path says. */
export function outcomeAt(address: string): Outcome {
  return address.endsWith(outcomes.sent) ? 'sent' : 'failed';
}

/**
 * The pages that the contact form leads to: none until `contact.yaml` says where it is sent.
 *
 * @param folder path of the content folder; what is wrong in it is not reported here
 * @returns their paths, without the slash in front
 */
export function messagePages(folder: string): string[] {
  const file = path.join(folder, 'contact.yaml');
  if (!existsSync(file)) return [];
  const contact = parseDocument(readFileSync(file, 'utf8'));
  return contact.hasIn(['form', 'endpoint']) && contact.getIn(['form', 'endpoint'])
    ? Object.values(outcomes)
    : [];
}
