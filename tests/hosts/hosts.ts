import type { Host } from './host.ts';
import { preview } from './preview-host.ts';

const known: readonly Host[] = [preview];

/** The hosts that can be tried on this machine; says in one line why another cannot. */
export function hosts(): Host[] {
  return known.filter((host) => {
    const reason = host.missing();
    if (reason) console.log(`Not tried on ${host.name}: ${reason}`);
    return !reason;
  });
}
