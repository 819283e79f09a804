import { isDataFile } from '../data/data-list.ts';
import type { Problem } from '../messages/problem.ts';
import { pathOfPage } from '../pages/page-files.ts';
import { sectionsOf } from '../schemas/page.ts';
import { isObject } from '../values/field-at.ts';
import { formatPath } from '../yaml/yaml-file.ts';
import type { LanguageValidator } from './language-validator.ts';

/** Adds the problems of a translation to those of its original, but for what follows from one of these. */
export function addTranslationProblems(
  files: LanguageValidator,
  translation: LanguageValidator,
): void {
  const { folder, language, problems, warnings } = translation;
  const lost = folder.files.filter((file) => lacksSections(file, files));
  const lostNames = lost.map((file) => translation.nameOf(file));
  const known = Map.groupBy(files.problems, ({ file }) => file);
  const isNew = (problem: Problem) => {
    const isOfSections = problem.original && !/[.[]/.test(problem.original.field);
    if (isOfSections && lostNames.includes(problem.file)) return false;
    if (files.brokenLists.some((list) => isOfBrokenList(problem, list, language.tag))) return false;
    // What cannot be read translates nothing.
    const isInLost = ({ file, field, isLost }: (typeof translation.brokenLists)[number]) =>
      isLost && problem.file === file && problem.field === field;
    if (translation.brokenLists.some(isInLost)) return false;
    const original = known.get(problem.file.replace(`/${language.tag}/`, '/')) ?? [];
    return !original.some((one) => followsFrom(problem, one));
  };
  files.problems.push(...problems.filter(isNew));
  files.warnings.push(...warnings);
}

/** Whether a file is a page of which the first language has a section whose key or kind is wrong. */
function lacksSections(file: string, { said, problems, folder }: LanguageValidator): boolean {
  const value = said.get(file.replace(/\.\w+$/, ''))?.value;
  if (pathOfPage(file) === undefined || !isObject(value)) return false;
  const groups = sectionsOf(value).filter(([, section]) => typeof section === 'object');
  const places = groups.flatMap(([key]) => [formatPath([key]), formatPath([key, 'section'])]);
  const name = folder.nameOf(file);
  return problems.some((one) => one.file === name && places.includes(one.field));
}

/** Whether a problem is in what a translation takes from a list of the first language that has mistakes. */
const isOfBrokenList = (
  { file, original }: Problem,
  list: { file: string; field: string },
  tag: string,
): boolean =>
  (file.replace(`/${tag}/`, '/') === list.file || isDataFile(file.split(`/${tag}/`)[1] ?? '')) &&
  original !== undefined &&
  (original.field === list.field || isInside(original.field, list.field));

const isInside = (field: string, group: string): boolean =>
  field.startsWith(group) && /^[.[]/.test(field.slice(group.length));

/**
 * Whether a problem of a translation is inside of what is wrong in its original, with what it takes from a wrong
 * group, or with the entries of a list of which one is wrong.
 */
function followsFrom({ original }: Problem, first: Problem): boolean {
  if (!original || first.field === '') return false;
  const { field, isInherited } = original;
  const [group = ''] = /^.*(?=[.[])/.exec(field) ?? [];
  if (isInherited && (field === first.field || isInside(first.field, group))) return true;
  const isOfList = isInside(first.field, field) && first.field[field.length] === '[';
  return isInside(field, first.field) || isOfList;
}
