import type { ApiBaseQuery } from './all-pages';
import { isKnown, keyOf } from './idempotency-keys';
import { isInDoubt } from './in-doubt';

/** Sends a change with its key, and keeps that as long as nobody knows what became of the change. */
export function sendWithKey(request: ApiBaseQuery): ApiBaseQuery {
  return async (args, api, extraOptions) => {
    const { sets, ...call } = typeof args === 'string' ? { url: args } : args;
    const change = JSON.stringify(call);
    const headers = { 'Idempotency-Key': keyOf(change, sets) };
    const result = await request({ ...call, headers }, api, extraOptions);
    if (!result.error || !isInDoubt(result.error.status)) isKnown(change, sets);
    return result;
  };
}
