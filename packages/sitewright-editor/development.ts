import type { DevelopmentPart } from 'sitewright/build';
import { restoreServerState } from './server/server-state.ts';
import { editors } from './server/vite-plugin.ts';

/** The editors at `/admin` of the development server. */
const addEditors: DevelopmentPart = ({ folder, drafts, load }) => [
  editors(folder, restoreServerState(drafts), load),
];

export default addEditors;
