import { existsSync } from 'node:fs';
import path from 'node:path';
import { fieldAt, readFields } from './read-fields.ts';

/** The path of the page that says what became of a message, for each outcome. */
const outcomes = { sent: 'contact/sent', failed: 'contact/not-sent' } as const;
export type Outcome = keyof typeof outcomes;

/** The outcome that the page at a path tells of. */
export function outcomeAt(path: string): Outcome {
  return path.endsWith(outcomes.sent) ? 'sent' : 'failed';
}

/**
 * The pages that the contact form leads to: none until `contact.yaml` says where it is sent.
 *
 * @param folder path of the content folder, or of that of a translation; its files may hold anything
 * @param first path of the first language's folder, whose form says where those of all are sent
 * @returns their paths, without the slash in front
 */
export function readMessagePaths(folder: string, first = folder): string[] {
  const files = [folder, first].map((one) => path.join(one, 'contact.yaml'));
  if (!files.every((one) => existsSync(one))) return [];
  const contact = readFields(first, 'contact.yaml');
  return fieldAt(contact, ['form', 'endpoint']) ? Object.values(outcomes) : [];
}
