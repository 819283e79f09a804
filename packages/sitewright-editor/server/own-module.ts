import path from 'node:path';
import { findModule } from 'sitewright/lib';

/**
 * The path of one of the editor's modules, for those who load it by its name.
 *
 * @param file such as `live/browser/start.tsx`, as it is called in the repository
 */
export const ownModule = (file: string): string =>
  findModule(path.dirname(import.meta.dirname), file);
