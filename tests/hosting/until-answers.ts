import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './ask.ts';

/** Asks a server that is starting until it answers; the test's own time limit ends the wait. */
export async function untilAnswers(origin: string): Promise<void> {
  for (;;) {
    try {
      await ask(origin, '/');
      return;
    } catch {
      await wait(20);
    }
  }
}
