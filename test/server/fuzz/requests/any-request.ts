import * as fc from 'fast-check';
import type { Fixture } from '../process/fixture';
import type { RawRequest } from '../wire/raw-request';
import { accountCalls } from './account-calls';
import { addressMutation } from './address-mutations';
import { bodyMutation } from './body-mutations';
import { askerMutation, framingMutation, headerMutation, methodMutation } from './header-mutations';
import { nearlyRight } from './mutation';
import { noise } from './noise';
import type { DraftArbitrary } from './pick';
import { productCalls } from './product-calls';
import { purchaseCalls } from './purchase-calls';
import { saleCalls } from './sale-calls';
import { searchCalls } from './search-calls';
import { webhookCalls } from './webhook-calls';
import { websiteCalls } from './website-calls';

/** The calls of the API, each as it should be. */
export function goodCalls(fixture: Fixture): DraftArbitrary[] {
  return [
    ...accountCalls(fixture),
    ...productCalls(fixture),
    ...purchaseCalls(fixture),
    ...saleCalls(fixture),
    ...searchCalls(fixture),
  ];
}

/** Any request at all; most of them are a good one with a few things wrong. */
export function anyRequest(fixture: Fixture): fc.Arbitrary<RawRequest> {
  const call = fc.oneof(...goodCalls(fixture), ...webhookCalls(fixture), ...websiteCalls);
  const mutation = fc.oneof(
    { weight: 6, arbitrary: bodyMutation },
    { weight: 5, arbitrary: addressMutation },
    { weight: 3, arbitrary: askerMutation(fixture) },
    { weight: 3, arbitrary: headerMutation },
    { weight: 1, arbitrary: methodMutation },
    { weight: 1, arbitrary: framingMutation },
  );
  return fc.oneof(
    { weight: 30, arbitrary: nearlyRight(call, mutation, 3) },
    { weight: 1, arbitrary: noise },
  );
}
