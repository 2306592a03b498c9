/** A refusal of the identity service, with its own words for the toast that the SPEC asks for. */
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
