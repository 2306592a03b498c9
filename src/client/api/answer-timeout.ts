/** Longest wait for an answer, in milliseconds: a hung connection must end in a Retry. */
export const answerTimeout = 20_000;

/** What is said when it is over. */
export const noAnswerInTime = 'Secondhand did not answer in time. Please try again.';
