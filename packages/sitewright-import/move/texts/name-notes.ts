/** What a command is called, so that what is alike is one line of the report. */
export function kindOf(words: string): string {
  const start = words.trimStart().replace(/^>\s*/, '');
  if (/^(?:!!!|\?\?\?|===|:::)/.test(start)) return 'notes and tabs';
  const [, filter] = /^\{\{.*\|\s*(\w+)/.exec(start) ?? [];
  if (filter) return `\`${filter}\``;
  if (/^\{\{(?![<%])/.test(start)) return 'values that it works out';
  if (/^\{%[-~+]?\s*(?:if|unless|case|for|capture|macro|block)\b/.test(start))
    return 'what it shows by a condition, or many times';
  const [, name] = /^(?:\{[{%#][-<%~+]*|<\/?|\[)\s*\/?([\w.-]+)/.exec(start) ?? [];
  return name ? `\`${name}\`` : 'signs of its own';
}

/** What a note is about, and what to do about it: what is alike is one question of the report. */
export function describeNote(words: string): [what: string, todo: string] {
  if (words.startsWith('link to') && /\.zip$/.test(words))
    return [
      'Files of a kind that the site does not send',
      'Put each into a .zip in `content/files/`, and link to that, or leave the words and remove the note.',
    ];
  if (words.startsWith('link to'))
    return [
      'Links that lead nowhere are words',
      'Where a page is missing, write its address at the note, or leave the words and remove the note.',
    ];
  if (words.startsWith('picture'))
    return [
      'Pictures that could not be had',
      'Put the picture into `content/pictures/`, and write `![What it shows](name.jpg)` in the place of the note.',
    ];
  return [
    `What only the old system can do: ${kindOf(words)}`,
    'Write what it showed in the place of each note, or remove the note.',
  ];
}
