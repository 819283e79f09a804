import { promisify } from 'node:util';
import zlib from 'node:zlib';

/** What servers send in place of a text, compressed. */
export interface CompressedForms {
  br: Uint8Array;
  gz: Uint8Array;
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Compresses a text as far as each form can, in a thread of the system. */
export async function compress(text: string | Uint8Array): Promise<CompressedForms> {
  const [br, gz] = await Promise.all([brotli(text), gzip(text, { level: 9 })]);
  return { br, gz };
}
