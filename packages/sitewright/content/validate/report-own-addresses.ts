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
    const [name = '', ending = ''] = file.split(/(?=\.\w+$)/);
    const said = files.said.get(name);
    if (!said || (file.startsWith('posts/') && !isTranslation)) continue;
    const [message, atField] = isTranslation
      ? describeMistake(String(address), path)
      : [
          `expected nothing, as the name of the file says its address; to have another one, remove this line and rename the file to pages/${String(address).replace(/^\/*/, '')}${ending}`,
          'Remove it: the page has its address already, and another one by Rename',
        ];
    if (message) files.problems.push(said.problemAt([field], message, atField));
  }

  /** @returns what is wrong with an address, and the same at a field where that is something else */
  function describeMistake(address: string, path: string): (string | undefined)[] {
    const { name, base, addresses } = language;
    if (path === '/')
      return [`expected nothing, as the start page in ${name} is at ${base}; remove it`];
    const other = languages.find((one) => one.base && `${address}/`.startsWith(`${one.base}/`));
    const rest = address.slice(other?.base.length) || '/prices';
    if (other)
      return [
        `expected an address without a language, as ${base} stands before it by itself, such as "${rest}", found "${address}"`,
      ];
    if (keptPaths.test(address))
      return [`expected another address, as the site keeps ${address} for files of its own`];
    const all = pages.get(pathInLanguage(language, path).toLowerCase()) ?? [];
    const holder = all.find((one) => !addresses.has(one)) ?? all[0] ?? path;
    if (holder === path) return [];
    const file = outlines.find((one) => one.path === holder)?.file;
    return [
      `expected an address that no other page of the language has, found that of ${file ? folder.nameOf(file) : holder}`,
      'Another page has this address: choose one of its own',
    ];
  }
}
