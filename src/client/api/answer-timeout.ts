/** Longest wait for an answer, in milliseconds: a hung connection must end in a Retry. */
export const answerTimeout = 20_000;

/** What is said when it is over. */
export const noAnswerInTime = 'Secondhand did not answer in time. Please try again.';

/**
 * After so long a flow goes on without the answer that it waits for. A call ends by itself a little
 * earlier; this is for what comes before and after it, such as a token that is never there.
 */
export const callPatience = answerTimeout + 5_000;
