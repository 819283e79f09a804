import zoneNames from './zone-names.json' with { type: 'json' };

/**
 * The names that time zones have today, by those that engines still list, which never change in CLDR:
 * https://unicode.org/reports/tr35/#Time_Zone_Identifiers. Those of today are in `zone.tab` of
 * https://www.iana.org/time-zones, 2025b.
 */
const namesToday: Readonly<Record<string, string>> = zoneNames;

/** The name that a time zone has today. */
export const nameToday = (name: string): string => namesToday[name] ?? name;

/** The names of time zones that a mistyped one is compared with, those of today and older ones. */
export const timeZones: readonly string[] = [
  ...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...Object.entries(namesToday).flat()]),
];

const formats = new Map<string, Record<'day' | 'offset', Intl.DateTimeFormat>>();

/**
 * What writes days and the distance to Greenwich in a time zone; each takes longer to make than a page to check.
 *
 * @throws RangeError for a time zone that there is not
 */
function formatsOf(timeZone: string) {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = {
    // Swedish writes days as machines read them.
    day: new Intl.DateTimeFormat('sv', { timeZone }),
    offset: new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
  };
  formats.set(timeZone, made);
  return made;
}

/** Whether a name is one of the IANA database, such as `Europe/Stockholm`; `+01:00` and `PST` know no summer. */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== 'string' || !/^(UTC|[A-Z]\w*(\/[\w+-]+)+)$/.test(name)) return false;
  try {
    return formatsOf(name) !== undefined;
  } catch {
    return false;
  }
}

/** The day that it is in a time zone, such as `2026-12-01`. */
export const dayIn = (timeZone: string, time: Date): string => formatsOf(timeZone).day.format(time);

/** When a day begins in a time zone, as feeds write it: `2026-12-01T00:00:00+01:00`. */
export const startOfDay = (timeZone: string, day: string): string => timeOn(timeZone, day, '00:00');

/**
 * A time of a day in a time zone, as machines read it: `2026-12-01T18:30:00+01:00`.
 *
 * @param clock such as `18:30`
 */
export function timeOn(timeZone: string, day: string, clock: string): string {
  const inGreenwich = Date.parse(`${day}T${clock}Z`);
  // The distance at that time in Greenwich is another one where the clocks change in between.
  const guess = offsetAt(timeZone, new Date(inGreenwich));
  const distance = offsetAt(timeZone, new Date(inGreenwich - guess));
  const minutes = Math.abs(distance) / 60_000;
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const offset = `${distance < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
  return `${day}T${clock}:00${distance === 0 ? 'Z' : offset}`;
}

/** How often the clocks of a time zone show a time of a day: in spring they leave out an hour, which they repeat in autumn. */
export function countOnClocks(timeZone: string, day: string, clock: string): number {
  const inGreenwich = Date.parse(`${day}T${clock}Z`);
  const around = [-86_400_000, 86_400_000].map((one) => new Date(inGreenwich + one));
  const offsets = new Set(around.map((time) => offsetAt(timeZone, time)));
  const fits = (one: number) => offsetAt(timeZone, new Date(inGreenwich - one)) === one;
  return [...offsets].filter(fits).length;
}

/** How far the clocks of a time zone are ahead of Greenwich, in milliseconds. */
function offsetAt(timeZone: string, time: Date): number {
  const { offset } = formatsOf(timeZone);
  const name = offset.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
