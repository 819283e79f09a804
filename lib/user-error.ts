/**
 * An error that a person can do something about: content, an option, a link, a missing program.
 * Commands print its message, one line for each problem, without a stack.
 */
export class UserError extends Error {
  override name = 'UserError';
}
