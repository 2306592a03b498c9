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
    at: '/user/:email',
    path: '/user/bea%40example.com',
    answer: account,
    result: { role: 'buyer', verified: false },
  },
  {
    name: 'saving the signed-in user with a role',
    call: (dispatch) => dispatch(users.saveUser.initiate({ ...buyer, role: 'buyer' })),
    method: 'post',
    at: '/user',
    body: { ...buyer, role: 'buyer' },
    answer: { acknowledged: true },
  },
  {
    name: 'an access token by email',
    call: (dispatch) => dispatch(users.accessToken.initiate('a+b@example.com')),
    method: 'get',
    at: '/jwt',
    path: '/jwt?email=a%2Bb%40example.com',
    answer: { accessToken: 'token' },
  },
  {
    name: 'the buyers',
    call: (dispatch) => dispatch(users.allBuyers.initiate({ visibleCount: 60 })),
    method: 'get',
    at: '/all-buyer',
    answer: [account],
  },
  {
    name: 'the sellers',
    call: (dispatch) => dispatch(users.allSellers.initiate({ visibleCount: 60 })),
    method: 'get',
    at: '/all-seller',
    answer: [userRecord(seller, { role: 'seller' })],
  },
  {
    name: 'verifying a user',
    call: (dispatch) => dispatch(users.verifyUser.initiate(specialId)),
    method: 'put',
    at: '/user/verified/:id',
    path: `/user/verified/${encodedSpecialId}`,
    answer: { modifiedCount: 1 },
  },
  {
    name: 'deleting a user',
    call: (dispatch) => dispatch(users.deleteUser.initiate(specialId)),
    method: 'delete',
    at: '/user/:id',
    path: `/user/${encodedSpecialId}`,
    answer: { deletedCount: 1 },
  },
]);
