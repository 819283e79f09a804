import { showInvisible } from '../../lib/show-invisible.ts';
import { UserError } from '../../lib/user-error.ts';

/** A place in a content file, in a form that text editors open with a click. */
export interface Position {
  /** Path of the file as an editor would type it, such as `content/home.yaml`. */
  file: string;
  /** Line in the file, counted from 1. */
  line: number;
  /** Column in the line, counted from 1. */
  column: number;
  /** Path of the field inside the file, such as `hero.stats[2].value`; empty for the whole file. */
  field: string;
}

export interface Problem extends Position {
  /** What is wrong: what was expected and what was found. */
  message: string;
  /** The same for somebody who has the field before them, and no file, where that says it in other words. */
  atField?: string | undefined;
  /** Whether a translation lacks words: what the first language says stands there until they are written. */
  isUntranslated?: true;
  /** In a translation, the field of its original, whose lists may have another order, and whether it says the value. */
  original?: { field: string; isInherited: boolean };
}

/** A problem of a whole file, or of a place in it that is no field. */
export const fileProblem = (file: string, message: string, line = 1, column = 1): Problem => {
  return { file, line, column, field: '', message };
};

/** The same of how a file is written, which only those can put right who have the file before them. */
export const syntaxProblem = (file: string, message: string, line = 1, column = 1): Problem => {
  const atField = `This cannot be read as it is written: whoever changed its file puts it right, in line ${line}`;
  return { ...fileProblem(file, message, line, column), atField };
};

/** A place that text editors open with a click: `content/home.yaml:12:7`. */
export function formatPlace({ file, line, column }: Omit<Position, 'field'>): string {
  return `${file}:${line}:${column}`;
}

/**
 * One line for one problem: `content/home.yaml:12:7 hero.title: expected …, found …`. What nobody would see in
 * it stands there by its number.
 */
export function formatProblem({ field, message, ...place }: Problem): string {
  return showInvisible(`${formatPlace(place)} ${field ? `${field}: ` : ''}${message}`);
}

/** Thrown when content cannot be used; its message holds one line for each problem. */
export class ContentError extends UserError {
  override name = 'ContentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}
