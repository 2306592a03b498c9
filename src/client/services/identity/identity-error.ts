/** An error of the identity service, with its message for the toast of specification 8.2. */
export class IdentityError extends Error {
  constructor(
    message: string,
    /** Firebase's code without its prefix, such as `email-already-in-use`. */
    readonly code: string,
  ) {
    super(message);
    this.name = 'IdentityError';
  }
}
