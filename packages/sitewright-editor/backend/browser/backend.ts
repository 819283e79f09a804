import type { ComponentType } from 'react';
import type { Note } from '../../page-editor/browser/messages/say-problem.ts';
import type { Operations } from '../operations.ts';

export interface StatusProps {
  /** Whether something is not saved yet. */
  isChanged: boolean;
  /** Takes the messages that it has. */
  onSaid: (messages: readonly Note[]) => void;
  /** Visitors get what was saved, and no change is left. */
  onPublished?: () => void;
}

/** What the editors of a window work with: the development server, or a repository at a Git service. */
export interface Backend extends Operations {
  /** A picture as it is stored, by its name. */
  readPicture(name: string): Promise<Blob>;
  /** Puts a picture beside the others. @throws Error where it is none */
  addPicture(name: string, content: Blob): Promise<void>;
  /**
   * A page as a document, empty where there is no such page: as it is stored, as the draft of this window has it, or that
   * with marks behind its words.
   */
  draw(address: string, state: 'stored' | 'draft' | 'traced'): Promise<string>;
  /** Opens a page that has just been made, once it is there; without one, the list of all. */
  openMade(address: string | undefined): Promise<void>;
  /** The address of the list of all content; behind it and `?file=` is that of a form. */
  address: string;
  /** Where visitors find a page. */
  addressOf(page: string): string;
  /** The address of the editor of a page. */
  editorOf(page: string): string;
  /** Where a page is begun. */
  newPage: string;
  /** Where else one may go from a page, by what the links say. */
  links: Readonly<Record<string, string>>;
  /** What to do where nothing that the site says is found. */
  emptyHint?: string;
  /** What is said of the changes that are saved, where they are not in the site yet. */
  Status?: ComponentType<StatusProps>;
  /** Forgets who edits, where that is asked. */
  SignOut?: ComponentType;
}

/** The backend of this window, which what starts the editors names first. */
export const inUse = {} as { backend: Backend };

/**
 * Has a backend be the one of this window, in which whoever leaves before something is stored is asked, and is told of no
 * server that is silent once they have left.
 */
export function startWith(backend: Backend): void {
  const { change, write, create, replace, undo, move, addPicture, changes, draw } = backend;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  inUse.backend = {
    ...backend,
    change: (...said) => (said[2] ? asking : waiting)(change)(...said),
    ...{ write: asking(write), create: asking(create), replace: asking(replace) },
    ...{ undo: asking(undo), move: asking(move), addPicture: asking(addPicture) },
    ...{ changes: waiting(changes), draw: waiting(draw) },
  };
}

type Act<Said extends unknown[], Answer> = (...said: Said) => Promise<Answer>;

/** Something that would be given up without a word by who leaves. */
const asking =
  <Said extends unknown[], Answer>(act: Act<Said, Answer>): Act<Said, Answer> =>
  async (...said) => {
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    try {
      return await waiting(act)(...said);
    } finally {
      removeEventListener('beforeunload', ask);
    }
  };

/** How long the next page may take, in milliseconds. */
const patience = 10_000;

let isLeaving = false;

/** Something that fails late while the page is left: a browser ends what a page asks before it shows the next one. */
const waiting =
  <Said extends unknown[], Answer>(act: Act<Said, Answer>): Act<Said, Answer> =>
  async (...said) => {
    try {
      return await act(...said);
    } catch (error) {
      if (isLeaving) await new Promise((resolve) => setTimeout(resolve, patience));
      isLeaving = false;
      throw error;
    }
  };
