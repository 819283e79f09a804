import { pathInLanguage } from '../languages/language.ts';
import { listOutlines } from '../pages/list-addresses.ts';
import { listOwnAddresses } from '../pages/own-addresses.ts';
import { keptPaths } from '../pages/page-paths.ts';
import type { LanguageValidator } from './language-validator.ts';

/** Reports the addresses that pages of a language say and cannot have. */
export function reportOwnAddresses(files: LanguageValidator): void {
  const { folder, language, languages, originals } = files;
  const outlines = listOutlines(folder);
  const pages = Map.groupBy(
    new Set([...language.paths, ...outlines.map(({ path }) => path)]),
    (path) => pathInLanguage(language, path).toLowerCase(),
  );
  for (const { file, field, path, address } of listOwnAddresses(folder)) {
    const isTranslation = originals !== undefined && folder.site.has(file);
    if (file.startsWith('posts/') && !isTranslation) continue;
    const mistake = isTranslation
      ? describeMistake(String(address), path)
      : [
          `expected nothing, as the name of the file says its address; to have another one, remove this line and rename the file to pages/${String(address).replace(/^\/*/, '')}${/\.\w+$/.exec(file)}`,
          'Remove it: the page has its address already, and another one by Rename',
        ];
    const said = files.said.get(file.replace(/\.\w+$/, ''));
    const [message = '', atField] = mistake;
    if (said && message) files.problems.push(said.problemAt([field], message, atField));
  }

  function describeMistake(address: string, path: string): [message?: string, atField?: string] {
    if (path === '/')
      return [
        `expected nothing, as the start page in ${language.name} is at ${language.base}; remove it`,
      ];
    const other = languages.find(({ base }) => base && `${address}/`.startsWith(`${base}/`));
    if (other) {
      const rest = address.slice(other.base.length) || '/prices';
      return [
        `expected an address without a language, as ${language.base} stands before it by itself, such as "${rest}", found "${address}"`,
      ];
    }
    if (keptPaths.test(address))
      return [`expected another address, as the site keeps ${address} for files of its own`];
    const all = pages.get(pathInLanguage(language, path).toLowerCase()) ?? [];
    const holder = all.find((one) => !language.addresses.has(one)) ?? all[0] ?? path;
    const file = outlines.find((one) => one.path === holder)?.file;
    return holder === path
      ? []
      : [
          `expected an address that no other page of the language has, found that of ${file ? folder.nameOf(file) : holder}`,
          'Another page has this address: choose one of its own',
        ];
  }
}
