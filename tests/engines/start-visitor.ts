import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { engines } from './engines.ts';
import { serveSite } from './site.ts';
import { Visitor } from './visitor.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The name of the engine to run in. */
    engine: string;
  }
  interface TaskMeta {
    /** The description of the browser that a test ran in. */
    browser?: string;
  }
}

/** Starts the built site and a browser for the tests of one file, and returns its visitor. */
export function startVisitor(): Visitor {
  const visitor = new Visitor();

  beforeAll(async () => {
    const engine = engines.find(({ name }) => name === inject('engine'));
    const file = engine?.find();
    if (!engine || !file) throw new Error(`${inject('engine')} needs ${engine?.needs}`);
    visitor.site = await serveSite();
    visitor.browser = await engine.start(file);
  });

  beforeEach(({ task }) => {
    task.meta.browser = visitor.browser.description;
  });

  afterAll(async () => {
    await visitor.browser?.close();
    await visitor.site?.close();
  });

  return visitor;
}
