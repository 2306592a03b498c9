/** A request that is answered with a status and a message for people. */
export class Refusal extends Error {
  /** @param retryAfter seconds after which the same may be asked again with success */
  constructor(
    readonly statusCode: number,
    message: string,
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}
