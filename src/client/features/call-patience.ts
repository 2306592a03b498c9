import { answerTimeout } from '../api/answer-timeout';

/**
 * The delay after which a flow goes on without the answer that it waits for. A call ends by itself
 * a little earlier; this is for what comes before and after it, such as a token that is never there.
 */
export const callPatience = answerTimeout + 5_000;
