/** What a bundle has of the site's own code, in place of the machine's or beside it (build/vite/site-modules.ts). */
declare module 'virtual:site' {
  import type { ComponentType } from 'react';

  /** What draws each kind of section, by its name. */
  // biome-ignore lint/suspicious/noExplicitAny: each draws what the content of its kind is
  export const views: ReadonlyMap<string, ComponentType<any>>;
  /** Whether the header is the site's: the machine's has a menu, with a script and styles. */
  export const hasOwnHeader: boolean;
}

declare module 'virtual:site/header' {
  export { default } from './layout/site-header.tsx';
}

declare module 'virtual:site/footer' {
  export { default } from './layout/site-footer.tsx';
}

declare module 'virtual:site/notice' {
  export { default } from './layout/notice.tsx';
}
