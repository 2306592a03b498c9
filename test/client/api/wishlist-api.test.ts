import { api } from '../../../src/client/api/api';
import { createStore } from '../../../src/client/api/store';
import { wishlistApi } from '../../../src/client/api/wishlist-api';
import { wishlistEntry as createEntry } from '../../../src/client/features/wishlist/wishlist-entry';
import { describeCalls, specialId, encodedSpecialId } from '../support/describe-calls';
import { buyer, product, wishlistEntry } from '../support/fixtures';
import { onCall } from '../support/api-stub';

const { endpoints: wishes } = wishlistApi;
const wish = createEntry(product, buyer);

describeCalls([
  {
    name: 'whether a product is on the wishlist, with the double ampersand of the specification',
    call: (dispatch) =>
      dispatch(wishes.wished.initiate({ productId: specialId, userId: buyer.uid })),
    method: 'get',
    pathPattern: '/wishlist',
    path: `/wishlist?productId=${encodedSpecialId}&&userId=uid-bea`,
    response: wishlistEntry,
    result: true,
  },
  {
    name: 'adding to the wishlist',
    call: (dispatch) => dispatch(wishes.wish.initiate(wish)),
    method: 'post',
    pathPattern: '/wishlist',
    body: wish,
    response: { acknowledged: true },
  },
  {
    name: 'removing from the wishlist',
    call: (dispatch) => dispatch(wishes.unwish.initiate(specialId)),
    method: 'delete',
    pathPattern: '/wishes/:id',
    path: `/wishes/${encodedSpecialId}`,
    response: { acknowledged: true, deletedCount: 1 },
  },
  {
    name: "a buyer's wishlist",
    call: (dispatch) => dispatch(wishes.wishlist.initiate(buyer.email)),
    method: 'get',
    pathPattern: '/wishlist/:email',
    path: '/wishlist/bea%40example.com',
    response: [wishlistEntry],
  },
]);

test('after a removal, the wishlist and the check of the product are loaded again', async () => {
  const store = createStore();
  const checks = onCall('get', '/wishlist', (_request, count) => Response.json(count === 1));
  const lists = onCall('get', '/wishlist/:email', (_request, count) =>
    Response.json(count === 1 ? [wishlistEntry] : []),
  );
  onCall('delete', '/wishes/:id', { acknowledged: true, deletedCount: 1 });
  const check = wishes.wished.initiate({ productId: product._id, userId: buyer.uid });
  const list = wishes.wishlist.initiate(buyer.email);
  await Promise.all([store.dispatch(check), store.dispatch(list)]);
  await store.dispatch(wishes.unwish.initiate(product._id));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect([checks.length, lists.length]).toEqual([2, 2]);
});

describe('whether a product is on the wishlist', () => {
  const parameters = { productId: product._id, userId: buyer.uid };
  const checkWished = () => createStore().dispatch(wishes.wished.initiate(parameters));

  test.each([
    ['an entry', wishlistEntry, true],
    ['true', true, true],
    ['a list with an entry', [wishlistEntry], true],
    ['null', null, false],
    ['false', false, false],
    ['an empty list', [], false],
  ])('reads %s', async (_name, body, wished) => {
    onCall('get', '/wishlist', () => Response.json(body));
    expect(await checkWished()).toMatchObject({ data: wished });
  });

  test('reads an empty body as not on the wishlist', async () => {
    onCall('get', '/wishlist', () => new Response(''));
    expect(await checkWished()).toMatchObject({ data: false });
  });
});
