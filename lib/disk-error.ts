/** The system's error codes and numbers for a disk that cannot be written, each in plain words. */
const diskErrors = [
  { code: 'ENOSPC', number: 28, reason: 'no space is left on the disk' },
  { code: 'EDQUOT', number: 122, reason: 'the disk quota is used up' },
  { code: 'EFBIG', number: 27, reason: 'the file would be larger than is allowed' },
  { code: 'EROFS', number: 30, reason: 'the disk is read-only' },
  { code: 'EACCES', number: 13, reason: 'the permission is missing' },
  { code: 'EPERM', number: 1, reason: 'the permission is missing' },
  { code: 'EIO', number: 5, reason: 'the disk is faulty' },
] as const;

/**
 * Explains a disk error to a person.
 *
 * @param folder what was being written, for errors that name no file
 * @param reassurance what the failure leaves intact
 * @returns one line, or undefined for an error of another kind
 */
export function describeDiskError(
  error: unknown,
  folder: string,
  reassurance: string,
): string | undefined {
  const { code, message, path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  // The bundler is written in Rust, whose errors have a number in the message and no code.
  const number = Number(/\(os error (\d+)\)/.exec(message)?.[1]);
  const found = diskErrors.find((known) => known.code === code || known.number === number);
  return found && `Cannot write ${dest ?? path ?? folder}: ${found.reason}. ${reassurance}.`;
}
