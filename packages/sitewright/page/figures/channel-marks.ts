import type { StrokePaths } from '../../content/fields/drawings.ts';

/** The mark of each way to reach the vendor. */
export const channelMarks = {
  chat: {
    white: 'M5 7h38v26H25L14 43V33H5z',
    row: 'M13 15h22',
    action: 'M13 24h13',
  },
  phone: {
    white: 'M14 6l8 10-5 6c2 4 5 7 9 9l6-5 10 8-5 8C21 44 4 27 6 11z',
    action: 'M27 14a8 8 0 0 1 7 7M29 5a16 16 0 0 1 14 14',
  },
  email: {
    white: 'M4 10h40v29H4z',
    ink: 'M4 10l20 16 20-16',
    action: 'M11 32h9',
  },
  demo: {
    white: 'M6 9h36v33H6zM15 4v9M33 4v9',
    ink: 'M6 18h36',
    action: 'M16 29l6 6 11-11',
  },
} satisfies Record<string, StrokePaths>;
