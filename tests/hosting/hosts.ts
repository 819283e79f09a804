import type { Host } from './host.ts';
import { nginx } from './nginx-host.ts';
import { preview } from './preview-host.ts';
import { workerd } from './workerd-host.ts';

/** The servers that this project configures as a whole: the tests publish to them and break them. */
export const ownHosts: readonly Host[] = [preview, nginx];

/** All servers; `npm test` leaves out the one that `npm run test:hosts` has to install. */
export const hosts = process.env.ALL_HOSTS ? [...ownHosts, workerd] : ownHosts;
