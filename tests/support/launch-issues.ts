import { findLaunchIssues, type LaunchIssue } from '../../authoring/launch-check/launch-issues.ts';
import { ContentFolder } from './content-folder.ts';

const day = new Date('2026-11-01');

/** The launch issues of a folder, as of a folder named content. */
export function issuesOf(folder: ContentFolder, now = day): LaunchIssue[] {
  const issues = findLaunchIssues(folder.path, now);
  return issues.map((issue) => ({ ...issue, file: folder.withoutParent(issue.file) }));
}

/** The launch issues after values of one file of the example, which has none, have changed. */
export const issuesWith = (file: string, values: Readonly<Record<string, unknown>>) =>
  issuesOf(new ContentFolder().set(file, values));
