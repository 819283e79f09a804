// npm run data: fetches the lists in content/data/ that site.yaml names with their addresses.
import { fetchData } from '../authoring/fetch-data.ts';
import { readSite } from '../kinds/read-site.ts';
import { runCommand, UserError } from '../lib/user-error.ts';

await runCommand(async ({ step }) => {
  const { done, failed } = await fetchData(readSite(), step);
  for (const line of done) console.log(line);
  if (failed.length > 0) throw new UserError(failed.join('\n'));
  if (done.length === 0) {
    console.log(
      'content/site.yaml names no list to fetch: write data: and below it - { file: branches.csv, from: https://example.com/branches.csv }',
    );
  }
});
