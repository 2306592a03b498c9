import * as fc from 'fast-check';
import { render, type Draft } from '../wire/draft';
import type { RawRequest } from '../wire/raw-request';
import type { DraftArbitrary } from './pick';

/** Makes a request a little wrong. */
export type Mutation = (request: Draft) => Draft;
export type MutationArbitrary = fc.Arbitrary<Mutation>;

/** Good requests with a few things wrong, or with none. */
export function nearlyRight(
  call: DraftArbitrary,
  mutation: MutationArbitrary,
  mostMutations: number,
): fc.Arbitrary<RawRequest> {
  return fc
    .record({
      call,
      mutations: fc.array(mutation, { maxLength: mostMutations, size: 'max' }),
      // One address alone would soon have used up its requests.
      address: fc.ipV4(),
    })
    .map(({ call: good, mutations, address }) =>
      render(
        mutations.reduce((request, mutate) => mutate(request), good),
        address,
      ),
    );
}

/** Any place in a list, however long it will be. */
export const somewhere = fc.nat(999);

/** Puts the items in place of the one there; an empty list gets them all the same. */
export function replaceAt<Item>(list: Item[], place: number, items: Item[]): Item[] {
  const index = list.length === 0 ? 0 : place % list.length;
  return [...list.slice(0, index), ...items, ...list.slice(index + 1)];
}

/** The item there, followed by further ones. */
export function repeatAt<Item>(list: Item[], place: number, items: Item[]): Item[] {
  return replaceAt(list, place, [...list.slice(place % list.length).slice(0, 1), ...items]);
}
