import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes one file of the site by its address, such as `/share/pricing.png`. */
export type WriteFile = (address: string, body: string | Uint8Array) => void;

/** @param folder the folder to deploy; the function creates the folders below it as needed */
export function createFileWriter(folder: string): WriteFile {
  return (address, body) => {
    const file = path.join(folder, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, body);
  };
}
