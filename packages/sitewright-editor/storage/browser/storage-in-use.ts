import type { ContentStorage } from '../content-storage.ts';
import { serverStorage } from './server-storage.ts';

/** Where the editors of this window read and write; what starts them may name another storage first. */
export const inUse: { storage: ContentStorage } = { storage: serverStorage };
