/** Thrown if an upload is not a valid picture. The message is for the user. */
export class InvalidImageError extends Error {
  override readonly name = 'InvalidImageError';
}
