import * as fc from 'fast-check';
import type { Fixture } from '../process/fixture';
import type { RawRequest } from '../wire/raw-request';
import { accountCalls } from './account-calls';
import { urlMutation } from './url-mutations';
import { bodyMutation } from './body-mutations';
import { tokenMutation, headerMutation, methodMutation } from './header-mutations';
import { mutateRequests } from './mutation';
import { conversationCalls } from './conversation-calls';
import { importCalls } from './import-calls';
import type { RequestArbitrary } from './pick';
import { productCalls } from './product-calls';
import { purchaseCalls } from './purchase-calls';
import { saleCalls } from './sale-calls';
import { searchCalls } from './search-calls';
import { webhookCalls } from './webhook-calls';
import { websiteCalls } from './website-calls';

/** Valid calls of the API. */
function validCalls(fixture: Fixture): RequestArbitrary[] {
  return [
    ...accountCalls(fixture),
    ...productCalls(fixture),
    ...importCalls(fixture),
    ...purchaseCalls(fixture),
    ...saleCalls(fixture),
    ...conversationCalls(fixture),
    ...searchCalls(fixture),
  ];
}

/** A valid request with up to three mutations. */
export function anyRequest(fixture: Fixture): fc.Arbitrary<RawRequest> {
  const call = fc.oneof(...validCalls(fixture), ...webhookCalls(fixture), ...websiteCalls);
  const mutation = fc.oneof(
    { weight: 6, arbitrary: bodyMutation },
    { weight: 5, arbitrary: urlMutation },
    { weight: 3, arbitrary: tokenMutation(fixture) },
    { weight: 3, arbitrary: headerMutation },
    { weight: 1, arbitrary: methodMutation },
  );
  return mutateRequests(call, mutation, 3);
}
