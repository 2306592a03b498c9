/** The field for the reason of a cancellation, a dispute or a decision. */
export const reasonField = { required: 'Please say why.', maxLength: 1000 } as const;

export const tooLongMessage = (maxLength: number): string =>
  `Please use at most ${maxLength} characters.`;
