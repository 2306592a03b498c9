/** Longest wait for an answer, in milliseconds: a hung connection must end in a Retry. */
export const answerTimeout = 20_000;
