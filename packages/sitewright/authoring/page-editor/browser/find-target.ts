/** What a link may lead to: a page, a section of it or a file, with what it is called. */
export interface Target {
  to: string;
  label: string;
}

/** What an address or a part of a name leads to: another site, or the only one of ours that has it. */
export function findTarget(typed: string, targets: readonly Target[]): Target | undefined {
  const words = typed.trim();
  const own = targets.find(({ to }) => to === words);
  if (own) return own;
  // A feed has an ending, and is no page.
  if (/^(https?:\/\/|mailto:|tel:)./.test(words) || /^\/.*\.\w+$/.test(words))
    return { to: words, label: words };
  const part = words.toLowerCase();
  const all = targets.filter(({ to, label }) => `${to} ${label}`.toLowerCase().includes(part));
  return part !== '' && all.length === 1 ? all[0] : undefined;
}
