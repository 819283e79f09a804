import type { BuildStep } from 'sitewright/build';
import { writeEditors } from './live/write-editors.ts';

/** Writes the editor of the live site. */
const writeFiles: BuildStep = ({ bundle, styles, folder, settings, basePath, content }) =>
  writeEditors(bundle)(styles, folder, settings, basePath, content);

export default writeFiles;
