import { usersApi } from '../../../src/client/api/users-api';
import { describeCalls, specialId, encodedSpecialId } from '../support/describe-calls';
import { buyer, seller, userRecord } from '../support/fixtures';

const { endpoints: users } = usersApi;
const account = userRecord(buyer, { role: 'buyer' });

describeCalls([
  {
    name: 'a user by email',
    call: (dispatch) => dispatch(users.account.initiate(buyer.email)),
    method: 'get',
    pathPattern: '/user/:email',
    path: '/user/bea%40example.com',
    response: account,
    result: { role: 'buyer', verified: false },
  },
  {
    name: 'saving the signed-in user with a role',
    call: (dispatch) => dispatch(users.saveUser.initiate({ ...buyer, role: 'buyer' })),
    method: 'post',
    pathPattern: '/user',
    body: { ...buyer, role: 'buyer' },
    response: { acknowledged: true },
  },
  {
    name: 'an access token by email',
    call: (dispatch) => dispatch(users.accessToken.initiate('a+b@example.com')),
    method: 'get',
    pathPattern: '/jwt',
    path: '/jwt?email=a%2Bb%40example.com',
    response: { accessToken: 'token' },
  },
  {
    name: 'the buyers',
    call: (dispatch) => dispatch(users.allBuyers.initiate({ visibleCount: 60 })),
    method: 'get',
    pathPattern: '/all-buyer',
    response: [account],
  },
  {
    name: 'the sellers',
    call: (dispatch) => dispatch(users.allSellers.initiate({ visibleCount: 60 })),
    method: 'get',
    pathPattern: '/all-seller',
    response: [userRecord(seller, { role: 'seller' })],
  },
  {
    name: 'verifying a user',
    call: (dispatch) => dispatch(users.verifyUser.initiate(specialId)),
    method: 'put',
    pathPattern: '/user/verified/:id',
    path: `/user/verified/${encodedSpecialId}`,
    response: { modifiedCount: 1 },
  },
  {
    name: 'deleting a user',
    call: (dispatch) => dispatch(users.deleteUser.initiate({ id: specialId })),
    method: 'delete',
    pathPattern: '/user/:id',
    path: `/user/${encodedSpecialId}`,
    response: { deletedCount: 1 },
  },
]);
