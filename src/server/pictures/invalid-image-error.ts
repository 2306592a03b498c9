/** The upload cannot be used as a picture. The message is for the user. */
export class InvalidImageError extends Error {
  override readonly name = 'InvalidImageError';
}
