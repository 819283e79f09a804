import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseYaml } from './yaml-file.ts';

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
 * @param folder path of the content folder; its files may hold anything
 * @returns their paths, without the slash in front
 */
export function readMessagePaths(folder: string): string[] {
  const file = path.join(folder, 'contact.yaml');
  if (!existsSync(file)) return [];
  const contact = parseYaml(readFileSync(file, 'utf8'));
  return contact.getIn(['form', 'endpoint']) ? Object.values(outcomes) : [];
}
