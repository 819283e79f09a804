import type { Config } from '@react-router/dev/config';

export default {
  // A by-product: pipeline/build.ts turns it into build/client.
  buildDirectory: 'build/next',
  // There is no server to ask for routes later.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
