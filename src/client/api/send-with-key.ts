import type { ApiBaseQuery } from './read-all-pages';
import { removeKey, idempotencyKey } from './idempotency-keys';
import { isOutcomeUnknown } from './is-outcome-unknown';

/** Sends a mutation with its idempotency key, and stores the key until the outcome is known. */
export function sendWithKey(request: ApiBaseQuery): ApiBaseQuery {
  return async (args, api, extraOptions) => {
    const { idempotencyScope, ...call } = typeof args === 'string' ? { url: args } : args;
    const change = JSON.stringify(call);
    const headers = { 'Idempotency-Key': idempotencyKey(change, idempotencyScope) };
    const result = await request({ ...call, headers }, api, extraOptions);
    if (!result.error || !isOutcomeUnknown(result.error.status))
      removeKey(change, idempotencyScope);
    return result;
  };
}
