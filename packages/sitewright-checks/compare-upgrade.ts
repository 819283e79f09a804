import { globSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { UpgradePart } from 'sitewright/build';
import { comparePages } from './compare-pages.ts';
import { writeReport } from './write-report.ts';

/** Shows the pages of a site before and after an update. */
const compareUpgrade: UpgradePart = async ({ startStep, ...upgrade }) => {
  const { title, changes, before, after, folder } = upgrade;
  mkdirSync(folder, { recursive: true });
  for (const picture of globSync(`${folder}/*.png`)) rmSync(picture);
  const hasPages = readdirSync(before).length > 0;
  const differences = hasPages ? await comparePages(before, after, folder, startStep) : [];
  const report = writeReport({ title: `Update: ${title}`, changes, differences });
  writeFileSync(path.join(folder, 'index.html'), report);
  const different = differences.filter(({ state }) => state !== 'same').length;
  return { pages: differences.length, different };
};

export default compareUpgrade;
