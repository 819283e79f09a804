/** An order with what only another one has, each behind what it stands behind there. */
export function placeBehind(order: readonly string[], other: readonly string[]): string[] {
  const all = [...order];
  for (const name of other.filter((one) => !all.includes(one))) {
    const above = other.slice(0, other.indexOf(name)).findLast((one) => all.includes(one));
    all.splice(above ? all.indexOf(above) + 1 : 0, 0, name);
  }
  return all;
}
