import { readFileSync } from 'node:fs';

/**
 * Reads the example in TypeScript of a package's README.md, for `node --input-type=module-typescript --eval`.
 *
 * @param name of the package
 * @throws Error when there is none
 */
export function readExample(name: string): string {
  const readme = readFileSync(`packages/${name}/README.md`, 'utf8');
  const [, code] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  if (!code) throw new Error(`packages/${name}/README.md has no example`);
  return code;
}
