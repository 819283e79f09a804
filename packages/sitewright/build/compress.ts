import { promisify } from 'node:util';
import zlib from 'node:zlib';

/** What servers send in place of a text, compressed. */
export interface CompressedForms {
  br: Uint8Array;
  gz: Uint8Array;
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const { BROTLI_MIN_WINDOW_BITS, BROTLI_MAX_WINDOW_BITS, BROTLI_PARAM_LGWIN } = zlib.constants;

/** Compresses a text as far as each form can, in threads of the system. */
export async function compress(text: string | Uint8Array): Promise<CompressedForms> {
  // A window that is no larger than the text takes a third less time, for the same bytes.
  const bits = Math.ceil(Math.log2(Buffer.byteLength(text) + 1));
  const window = Math.min(Math.max(bits, BROTLI_MIN_WINDOW_BITS), BROTLI_MAX_WINDOW_BITS);
  const [br, gz] = await Promise.all([
    brotli(text, { params: { [BROTLI_PARAM_LGWIN]: window } }),
    gzip(text, { level: 9 }),
  ]);
  return { br, gz };
}
