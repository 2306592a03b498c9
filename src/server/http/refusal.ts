/** A request that is answered with a status and a message for people. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}
