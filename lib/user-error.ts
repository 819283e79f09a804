/**
 * An error that a person can do something about: content, an option, a link, a missing program.
 * Commands and the development server print its message, one line for each problem; it has no stack.
 */
export class UserError extends Error {
  override name = 'UserError';
  override stack = '';
}
