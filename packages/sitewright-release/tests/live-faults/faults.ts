import { answerFaults } from './answer-faults.ts';
import type { Fault } from './fault.ts';
import { fileFaults } from './file-faults.ts';
import { nameFaults } from './name-faults.ts';

/** Each is found, named, and said in one line. */
export const faults: readonly Fault[] = [...nameFaults, ...fileFaults, ...answerFaults];
