import * as fc from 'fast-check';
import { conditions } from '../../../../src/contract/selling/product';
import { searchRadii } from '../../../../src/contract/finding/places';
import { toSearchParams, searchSortOrders } from '../../../../src/contract/finding/search';
import type { Fixture } from '../process/fixture';
import { allowedText } from '../values/texts';
import { createRequest } from '../wire/request-template';
import { mostlyOneOf, type RequestArbitrary } from './pick';

/** Search with any filters, and suggestions. */
export function searchCalls({ buyers, sellers, categories }: Fixture): RequestArbitrary[] {
  const number = fc.nat(2_100);
  const search = fc.record(
    {
      text: typedText,
      exact: fc.constant(true),
      category: fc.array(mostlyOneOf(categories), { maxLength: 3 }),
      condition: fc.subarray([...conditions], { minLength: 1 }),
      seller: mostlyOneOf(sellers.map(({ uid }) => uid)),
      brand: fc.array(typedText, { maxLength: 3 }),
      priceFrom: number,
      priceTo: number,
      priceOnRequest: fc.constant(true),
      yearFrom: number,
      yearTo: number,
      place: fc.array(typedText, { maxLength: 3 }),
      near: fc.oneof(typedText, fc.constant('Dhaka')),
      within: fc.constantFrom(...searchRadii),
      verified: fc.constant(true),
      movement: fc.array(typedText, { maxLength: 3 }),
      diameterFrom: fc.nat(999),
      madeTo: number,
      box: fc.constant(true),
      order: fc.constantFrom(...searchSortOrders),
      after: cursor,
    },
    { requiredKeys: [] },
  );
  const token = fc.option(
    fc.constantFrom(...buyers).map((user) => user.token),
    { nil: undefined },
  );
  return [
    fc.record({ search, token }).map((params) => ({
      ...createRequest('GET /api/search', [], { ...(params.token && { token: params.token }) }),
      query: toSearchParams(params.search).toString().split('&').filter(Boolean),
    })),
    typedText.map((text) => createRequest('GET /api/suggestions', [], { query: { text } })),
  ];
}

/** Product words, misspellings and query operators. */
const typedText = fc.oneof(
  allowedText,
  fc
    .array(fc.constantFrom('Seamaster', 'seamastr', '300', '36mm', 'sea', "o'", '&', '!(a|b):*'), {
      minLength: 1,
      maxLength: 12,
    })
    .map((words) => words.join(' ')),
);

/** Well-formed cursors that belong to another search. */
const cursor = fc
  .record({
    order: fc.constantFrom(...searchSortOrders),
    query: fc.option(fc.array(fc.array(fc.array(allowedText, { maxLength: 2 })), { maxLength: 3 })),
    meant: fc.option(allowedText),
    value: fc.maxSafeInteger(),
    last: fc.tuple(fc.nat(), allowedText),
    window: fc.option(
      fc.record({
        ofNames: fc.boolean(),
        first: fc.tuple(fc.nat(), allowedText),
        last: fc.tuple(fc.nat(), allowedText),
      }),
      { nil: undefined },
    ),
  })
  .map((fields) => Buffer.from(JSON.stringify(fields)).toString('base64url'));
