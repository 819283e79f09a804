import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes one file of the site, by its address, such as `/share/pricing.png`. */
export type Write = (address: string, body: string | Uint8Array) => void;

/** @param folder the folder to deploy; folders in it are made when they are needed */
export function writerTo(folder: string): Write {
  const made = new Set<string>();
  return (address, body) => {
    const file = path.join(folder, address);
    const parent = path.dirname(file);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    writeFileSync(file, body);
  };
}
