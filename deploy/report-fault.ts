import { ContentError } from '../app/content/problem.ts';
import { diskFault } from './disk-fault.ts';
import { BasePathError } from './hosts/github-pages.ts';
import { LinkError } from './pages/links.ts';

/**
 * Says why there is no new site: for what editors and hosts can cause, in a line for each problem.
 *
 * @throws the error itself when it is a fault of the code
 */
export function reportFault(error: unknown): void {
  if (error instanceof LinkError || error instanceof BasePathError) {
    console.error(error.message);
  } else if (error instanceof ContentError) {
    const { length } = error.problems;
    console.error(`${error.message}\n\nThe content has ${length} problem${length > 1 ? 's' : ''}.`);
  } else {
    const line = diskFault(error, 'build', 'The site that was built last is still there');
    if (!line) throw error;
    console.error(line);
  }
}
