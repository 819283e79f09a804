// npx sitewright visits access.log*: counts who came by logs of nginx or Caddy, rotated ones too, without bots and without
// the checks of the site. With --month=2026-11 of that month alone. GoAccess writes its reports into build/visits.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { countVisits } from '../hosting/visits/count-visits.ts';
import { runCommand, UserError } from '../lib/user-error.ts';

const folder = 'build/visits';

await runCommand(async () => {
  const options = { month: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, strict: false, options });
  const isUnknown = Object.keys(values).some((name) => !Object.hasOwn(options, name));
  const month = values.month === undefined ? undefined : String(values.month);
  if (positionals.length === 0 || isUnknown || !/^\d{4}-\d\d$/.test(month ?? '2026-11')) {
    throw new UserError('usage: npx sitewright visits access.log* [--month=2026-11]');
  }
  const absent = positionals.find((file) => !existsSync(file));
  if (absent) throw new UserError(`There is no ${absent}: name the logs of the server`);
  const { visitors, views, bots, unread } = await countVisits(positionals, folder, month);
  const [fewest, most] = views.map((one) => one.toLocaleString('en'));
  console.log(`${visitors.toLocaleString('en')} visitors, ${fewest} to ${most} views of pages`);
  console.log(`${bots.toLocaleString('en')} requests of bots were left out`);
  if (unread > 0) console.log(`${unread} lines are of no log of nginx or Caddy`);
  console.log(`Day by day and page by page: ${folder}/most.html, ${folder}/fewest.html`);
});
