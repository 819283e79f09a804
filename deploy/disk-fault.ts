/** What the system calls a fault of a disk, with its number and what it means to people. */
const faults = [
  { code: 'ENOSPC', number: 28, reason: 'no space is left on the disk' },
  { code: 'EDQUOT', number: 122, reason: 'the disk quota is used up' },
  { code: 'EFBIG', number: 27, reason: 'the file would be larger than is allowed' },
  { code: 'EROFS', number: 30, reason: 'the disk is read-only' },
  { code: 'EACCES', number: 13, reason: 'the permission is missing' },
  { code: 'EPERM', number: 1, reason: 'the permission is missing' },
  { code: 'EIO', number: 5, reason: 'the disk has a fault' },
] as const;

/**
 * Says what a disk did not let us do.
 *
 * @param folder what was being written
 * @param consolation what is true all the same
 * @returns one line, or undefined for an error of another kind
 */
export function diskFault(error: unknown, folder: string, consolation: string): string | undefined {
  const { code, message, path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  // The bundler, which is not JavaScript, gives the number alone.
  const number = Number(/\(os error (\d+)\)/.exec(message)?.[1]);
  const fault = faults.find((known) => known.code === code || known.number === number);
  return fault && `Cannot write ${dest ?? path ?? folder}: ${fault.reason}. ${consolation}.`;
}
