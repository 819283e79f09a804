// Loaded before a command with `node --import`: counts how often its processes open each file of the content, and
// adds a line for each file to the one that COUNT_READS names.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

const reads = new Map();
/** Whether a function that counts is at work: some of them call others. */
let isCounted = false;

function watch(holder, name) {
  const own = holder[name];
  holder[name] = (file, ...others) => {
    const place = typeof file === 'string' ? path.relative('content', path.resolve(file)) : '..';
    if (!isCounted && !place.startsWith('..')) reads.set(place, (reads.get(place) ?? 0) + 1);
    const before = isCounted;
    isCounted = true;
    try {
      return own.call(holder, file, ...others);
    } finally {
      isCounted = before;
    }
  };
}

const names = ['readFile', 'open'];
for (const name of [...names, ...names.map((one) => `${one}Sync`), 'createReadStream']) {
  watch(fs, name);
}
for (const name of names) watch(fs.promises, name);
syncBuiltinESMExports();
process.on('exit', () => {
  const lines = [...reads].map(([file, times]) => `${times} ${file.replaceAll(path.sep, '/')}\n`);
  if (lines.length > 0) fs.appendFileSync(process.env.COUNT_READS, lines.join(''));
});
