import { createStore, type Dispatch } from '../../../src/client/api/store';
import { accessToken } from '../../../src/client/services/access-token';
import { onCall } from './marketplace';

/** One call of specification 7.1, as it has to go over the wire. */
export interface CallRow {
  name: string;
  call: (dispatch: Dispatch) => PromiseLike<unknown>;
  method: 'get' | 'post' | 'put' | 'delete';
  /** The path in MSW's notation. */
  at: string;
  /** The address as it is spelled, where that is more than the path. */
  path?: string;
  body?: unknown;
  answer: unknown;
  /** What the caller gets, where that is not the response itself. */
  result?: unknown;
}

/** An id that must be encoded in a path, and how it then reads. */
export const odd = 'a/b?c&d';
export const oddInPath = 'a%2Fb%3Fc%26d';

export function describeCalls(rows: readonly CallRow[]): void {
  test.each(rows)(
    '$name',
    async ({ call, method, at, path = at, body, answer, result = answer }) => {
      accessToken.store('held');
      const arrivals = onCall(method, at, () => Response.json(answer));

      const outcome = await call(createStore().dispatch);

      expect(outcome).toMatchObject({ data: result });
      expect(arrivals).toEqual([
        expect.objectContaining({ method: method.toUpperCase(), path, body }),
      ]);
    },
  );
}
