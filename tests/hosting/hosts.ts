import { caddy } from './caddy-host.ts';
import type { Host } from './host.ts';
import { nginx } from './nginx-host.ts';
import { preview } from './preview-host.ts';
import { workerd } from './workerd-host.ts';

/** All servers; `npm test` leaves out those that take long or that `npm run test:hosts` has to install. */
export const hosts: readonly Host[] = [
  preview,
  nginx,
  ...(process.env.ALL_HOSTS ? [caddy, workerd] : []),
];
