import * as fc from 'fast-check';
import { render, type RequestTemplate } from '../wire/request-template';
import type { RawRequest } from '../wire/raw-request';
import type { RequestArbitrary } from './pick';

/** Makes a request slightly invalid. */
export type Mutation = (request: RequestTemplate) => RequestTemplate;
export type MutationArbitrary = fc.Arbitrary<Mutation>;

/** Applies zero or more mutations to valid requests. */
export function mutateRequests(
  call: RequestArbitrary,
  mutation: MutationArbitrary,
  maxMutations: number,
): fc.Arbitrary<RawRequest> {
  return fc
    .record({
      call,
      mutations: fc.array(mutation, { maxLength: maxMutations, size: 'max' }),
      // One IP address would reach its rate limit.
      ipAddress: fc.ipV4(),
    })
    .map(({ call: request, mutations, ipAddress }) =>
      render(
        mutations.reduce((mutated, mutate) => mutate(mutated), request),
        ipAddress,
      ),
    );
}

/** An index for a list of unknown length, which takes it modulo its length. */
export const anyIndex = fc.nat(999);

/** Replaces the item at the index; an empty list gets the items too. */
export function replaceAt<Item>(list: Item[], place: number, items: Item[]): Item[] {
  const index = list.length === 0 ? 0 : place % list.length;
  return [...list.slice(0, index), ...items, ...list.slice(index + 1)];
}

/** Inserts the items after the item at the index. */
export function repeatAt<Item>(list: Item[], place: number, items: Item[]): Item[] {
  return replaceAt(list, place, [...list.slice(place % list.length).slice(0, 1), ...items]);
}
