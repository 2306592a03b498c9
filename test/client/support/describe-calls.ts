import { createStore, type Dispatch } from '../../../src/client/api/store';
import { accessToken } from '../../../src/client/services/identity/access-token';
import { onCall } from './api-stub';

/** A call of the API, its response, and the expected request and result. */
interface CallRow {
  name: string;
  call: (dispatch: Dispatch) => PromiseLike<unknown>;
  method: 'get' | 'post' | 'put' | 'delete';
  /** The path in MSW's notation. */
  pathPattern: string;
  /** The encoded path and query, if they differ from `pathPattern`. */
  path?: string;
  body?: unknown;
  /** The response body. */
  response: unknown;
  /** The call's result, if it differs from the response body. */
  result?: unknown;
}

/** An id that must be encoded in a path, and its encoded form. */
export const specialId = 'a/b?c&d';
export const encodedSpecialId = 'a%2Fb%3Fc%26d';

/** Tests that each call sends the expected request and has the expected result. */
export function describeCalls(rows: readonly CallRow[]): void {
  test.each(rows)(
    'sends the specified request and returns its result: $name',
    async ({
      call,
      method,
      pathPattern,
      path = pathPattern,
      body,
      response,
      result = response,
    }) => {
      accessToken.store('stored');
      const requests = onCall(method, pathPattern, () => Response.json(response));

      const outcome = await call(createStore().dispatch);

      expect(outcome).toMatchObject({ data: result });
      expect(requests).toEqual([
        expect.objectContaining({ method: method.toUpperCase(), path, body }),
      ]);
    },
  );
}
