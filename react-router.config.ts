import type { Config } from '@react-router/dev/config';
import { workFolder } from './pipeline/work-folder.ts';

export default {
  // pipeline/build.ts turns it into build/client.
  buildDirectory: workFolder,
} satisfies Config;
