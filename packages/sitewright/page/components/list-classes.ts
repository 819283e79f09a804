/** As many as styles tell apart: no row is so long, and no stack so high. */
const most = 16;

/** The class by which styles know how many entries a list has, as `--count`; more than 16 stand as 16 do. */
export const countClass = (entries: number): string => `count-${Math.min(entries, most)}`;

/** The class by which styles know an entry's place in its list, from 0, as `--place`. */
export const placeClass = (index: number): string => `place-${Math.min(index, most - 1)}`;
