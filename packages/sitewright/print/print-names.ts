/** Prints the names of some people as a language lists them, such as `Ann, Bo and Cy`. */
export const printNames = (people: readonly { name: string }[], language: string): string =>
  new Intl.ListFormat(language).format(people.map(({ name }) => name));
