/** Joins texts of which each says more of the one before, by the comma of a language: `,`, `،` or `、`. */
export function printSeries(texts: readonly string[], language: string): string {
  const lists = (['unit', 'conjunction'] as const).map((type) =>
    new Intl.ListFormat(language, { type, style: 'short' }).format(['0', '0', '0']),
  );
  const [comma = ','] = lists.join('').match(/\p{Po}/u) ?? [];
  return texts.join(comma === '、' ? comma : `${comma} `);
}
