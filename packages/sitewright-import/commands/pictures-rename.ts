// npm run pictures:rename: gives pictures, files, pages and posts the names that the site can have, and follows them.
import { runCommand, UserError } from 'sitewright/lib';
import { contentFolder } from 'sitewright/site';
import { renameFiles } from '../names/rename-files.ts';

await runCommand(({ step }) => {
  const { done, failed } = renameFiles(contentFolder, step);
  for (const line of done) console.log(line);
  if (failed.length > 0) throw new UserError(failed.join('\n'));
  if (done.length === 0) console.log('All files have names that the site can have.');
});
