/** How many a figure such as `1,200+`, `50K` or `1.2M` says. */
export function countStores(said: string): number {
  const [, amount, scale] = /([\d.,]+)\s?([KM])\b/i.exec(said) ?? [];
  if (scale)
    return Number(amount?.replace(',', '.')) * (scale.toUpperCase() === 'K' ? 1_000 : 1_000_000);
  return Number(said.replace(/\D/g, ''));
}
