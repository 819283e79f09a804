// npm run pictures:fetch: downloads the pictures of other sites that texts show, and writes their names there.
import { runCommand, UserError } from 'sitewright/lib';
import { contentFolder, readSite } from 'sitewright/site';
import { fetchPictures } from '../pictures/fetch-pictures.ts';

await runCommand(async ({ step }) => {
  const texts = [...readSite(contentFolder).all.keys()].filter((one) => one.endsWith('.md'));
  const { done, failed } = await fetchPictures(contentFolder, texts, step);
  for (const line of done) console.log(line);
  if (failed.length > 0) throw new UserError(failed.join('\n'));
  if (done.length === 0) console.log('No text shows a picture of another site.');
});
