import { timeoutMessage } from '../api/call-timeout';
import { failureMessage } from './failure-message';

/** The `onError` of a state that invokes a call: the target shows the failure. */
export const failTo = <const Target extends string>(
  target: Target,
  description = 'The server rejected the request or did not respond.',
) => ({
  target,
  actions: {
    type: 'setFailure' as const,
    params: ({ event }: { event: { error: unknown } }) => ({
      message: failureMessage(event.error),
    }),
  },
  description,
});

/** The `after` of a state that invokes a call: the target shows that no response arrived in time. */
export const timeOutTo = <const Target extends string>(target: Target) => ({
  callTimeout: {
    target,
    actions: { type: 'setFailure' as const, params: { message: timeoutMessage } },
    description: 'The call timed out.',
  },
});

/** Like `failTo`, for a machine whose context has the error itself. */
export const failWithErrorTo = <const Target extends string>(
  target: Target,
  description = 'The server rejected the request or did not respond.',
) => ({
  target,
  actions: {
    type: 'setError' as const,
    params: ({ event: { error } }: { event: { error: unknown } }) => ({ error }),
  },
  description,
});

/** Like `timeOutTo`, for a machine whose context has the error itself. */
export const timeOutWithErrorTo = <const Target extends string>(target: Target) => ({
  callTimeout: {
    target,
    actions: { type: 'setError' as const, params: { error: new Error(timeoutMessage) } },
    description: 'The call timed out.',
  },
});
