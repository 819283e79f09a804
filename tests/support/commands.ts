import manifest from '../../package.json' with { type: 'json' };

/** The commands of package.json that run own code, by name. */
export const ownCommands = Object.entries(manifest.scripts).filter(([, command]) =>
  /\bnode .*\b(scripts|bench|packages)\//.test(command),
);

/** What a command printed is a stack, which tells a person nothing. */
export const stack = /^ +at .+:\d+|^Node\.js v/m;

/** The warnings and errors of a command: how far it was and how long it took, a busy machine alone says. */
export const withoutProgress = (stderr: string): string =>
  stderr.replace(/^(.+ … \d+ s|It took .+)\n/gm, '');
