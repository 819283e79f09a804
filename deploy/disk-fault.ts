const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'no space is left on the disk',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file would be larger than is allowed',
  EROFS: 'the disk is read-only',
  EACCES: 'the permission is missing',
  EPERM: 'the permission is missing',
  EIO: 'the disk has a fault',
  ENOENT: 'it is not there',
};

/**
 * Says what a disk did not let us do.
 *
 * @param consolation what is true all the same
 * @returns one line, or undefined for an error of another kind
 */
export function diskFault(error: unknown, consolation: string): string | undefined {
  const { code = '', path, dest, syscall } = error as NodeJS.ErrnoException & { dest?: string };
  const reason = reasons[code];
  if (!reason) return undefined;
  const place = dest ?? path ?? syscall ?? 'a file';
  return `Cannot use ${place}: ${reason}. ${consolation}.`;
}
