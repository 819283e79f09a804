import { contentFolder } from '../../app/content/content-folder.ts';
import { findLaunchIssues, type LaunchIssue } from '../../authoring/launch-check/launch-issues.ts';
import { ContentFolder } from './content-folder.ts';

const day = new Date('2026-11-01');

/** The launch issues of the content that the site ships with. */
export const shipped = findLaunchIssues(contentFolder, day);

/** The launch issues after changes of the content. */
export function issuesAfter(change: (folder: ContentFolder) => void): LaunchIssue[] {
  const folder = new ContentFolder();
  change(folder);
  return findLaunchIssues(folder.path, day).map((issue) => ({
    ...issue,
    file: folder.withoutParent(issue.file),
  }));
}
