import { findLaunchIssues, type LaunchIssue } from '../../authoring/launch-check/launch-issues.ts';
import { ContentFolder } from './content-folder.ts';

const day = new Date('2026-11-01');

/** The launch issues after changes of the example, which has none. */
export function issuesAfter(change: (folder: ContentFolder) => void, now = day): LaunchIssue[] {
  const folder = new ContentFolder();
  change(folder);
  const issues = findLaunchIssues(folder.path, now);
  return issues.map((issue) => ({
    ...issue,
    file: folder.withoutParent(issue.file),
  }));
}
