/** What somebody does with a whole page, text or post. */
export type Move =
  | {
      act: 'rename';
      /** Its path in the content folder; that of a translation gets another address in its language alone. */
      file: string;
      /** The address that it gets, such as `/prices` or `/sv/priser`. */
      address: string;
      /** Whether visitors of the old address get to the new one. */
      redirects: boolean;
    }
  /** The other one has a title and a description for search results of its own. */
  | ({ act: 'duplicate'; file: string; address: string; title: string } & DuplicateWords)
  | {
      act: 'list';
      file: string;
      /** The menu that gets an entry for it, as `listMenus` names it. */
      menu: string;
      label: string;
    }
  | {
      act: 'delete';
      file: string;
      /** The page that visitors and links get instead; empty for none. */
      target: string;
    };

/** What another page like one says itself; each may be left out but the description. */
interface DuplicateWords {
  description: string;
  /** The first and the last day on which visitors get it. */
  from?: string;
  until?: string;
  /** The words of its first button, which leads where that of the other page does. */
  button?: string;
  /** The headings of the pages after its forms, by the keys of these. */
  thanks?: Readonly<Record<string, string>>;
  /** The menu that leads to it, as `listMenus` names it, and the words of that entry; its title without them. */
  menu?: string;
  menuLabel?: string;
}
