/** The texts in the fields of a section, by the names of the fields. */
function listTexts(value: unknown, name = ''): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]];
  return Object.entries(value ?? {}).flatMap(([step, one]) =>
    listTexts(one, Array.isArray(value) ? `${name}[${step}]` : name ? `${name}.${step}` : step),
  );
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** The field of a section whose words are most like those that the page shows. */
export function findField(props: object, shown: string): string | undefined {
  const words = wordsOf(shown);
  const ranked = listTexts(props).map(([name, text]) => {
    // What is in braces, the page says otherwise.
    const own = wordsOf(text.replaceAll(/\{[^{}]*\}/g, ' '));
    return { name, likeness: own.intersection(words).size / (own.union(words).size || 1) };
  });
  const [best] = ranked.sort((a, b) => b.likeness - a.likeness);
  return best?.likeness ? best.name : undefined;
}

/** Opens the entries of lists that a field is in, and puts the cursor behind its text. */
export async function focusField(name: string): Promise<void> {
  // The form is there twice: for wide windows and for narrow ones.
  const partOf = (field: string) =>
    [...document.querySelectorAll<HTMLElement>(`[data-field="${field}"]`)].find((one) =>
      one.checkVisibility(),
    );
  for (const { index = 0, 1: entry } of name.matchAll(/\[(\d+)\]/g)) {
    const list = await waitFor(() => partOf(name.slice(0, index)));
    if (list?.querySelector(`[data-field^="${name.slice(0, index)}[${entry}]"]`)) continue;
    const entries = list?.querySelectorAll<HTMLElement>('[class*="ArrayFieldItem-summary"]');
    entries?.[Number(entry)]?.click();
  }
  const box = await waitFor(() => partOf(name)?.querySelector('input, textarea, select'));
  if (!(box instanceof HTMLElement)) return;
  box.focus();
  if (box instanceof HTMLTextAreaElement) box.setSelectionRange(box.value.length, box.value.length);
}

/** Looks for what one of the next frames brings. */
async function waitFor<Found>(find: () => Found): Promise<Found> {
  for (let frames = 0; frames < 60 && !find(); frames += 1) {
    await new Promise(requestAnimationFrame);
  }
  return find();
}
