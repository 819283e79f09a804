import type { Config } from '@react-router/dev/config';
import { workFolder } from './pipeline/work-folder.ts';

export default {
  // pipeline/build.ts turns it into build/client.
  buildDirectory: workFolder,
  // No server answers requests for further routes.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
