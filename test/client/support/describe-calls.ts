import { createStore, type Dispatch } from '../../../src/client/api/store';
import { accessToken } from '../../../src/client/services/access-token';
import { onCall } from './api-stub';

/** A call of the API, its response, and the expected request and result. */
export interface CallRow {
  name: string;
  call: (dispatch: Dispatch) => PromiseLike<unknown>;
  method: 'get' | 'post' | 'put' | 'delete';
  /** The path in MSW's notation. */
  at: string;
  /** The encoded path and query, if they differ from `at`. */
  path?: string;
  body?: unknown;
  /** The response body. */
  answer: unknown;
  /** The call's result, if it differs from the response body. */
  result?: unknown;
}

/** An id that must be encoded in a path, and its encoded form. */
export const specialId = 'a/b?c&d';
export const encodedSpecialId = 'a%2Fb%3Fc%26d';

/** Tests that each call sends the expected request and has the expected result. */
export function describeCalls(rows: readonly CallRow[]): void {
  test.each(rows)(
    '$name',
    async ({ call, method, at, path = at, body, answer, result = answer }) => {
      accessToken.store('stored');
      const requests = onCall(method, at, () => Response.json(answer));

      const outcome = await call(createStore().dispatch);

      expect(outcome).toMatchObject({ data: result });
      expect(requests).toEqual([
        expect.objectContaining({ method: method.toUpperCase(), path, body }),
      ]);
    },
  );
}
