/** A refusal of the identity service, with its own words for the toast of specification 8.2. */
export class IdentityError extends Error {
  constructor(
    message: string,
    /** Firebase's code without its prefix, as in `email-already-in-use`. */
    readonly code: string,
  ) {
    super(message);
    this.name = 'IdentityError';
  }
}
