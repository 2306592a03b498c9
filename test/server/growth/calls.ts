import { randomUUID } from 'node:crypto';
import { newProduct, type TestUser } from '../support/records';
import { consoleCalls } from './console-calls';
import type { Fixture } from './fixture';

type Call = (fixture: Fixture) => [method: string, path: string, caller: TestUser, body?: object];

const bookingDetails = { phoneNumber: '01712345678', meetingLocation: 'Station' };

/** The calls that read or write growing tables. Sign-in is left out: it only reads `users`, as every call does. */
export const calls: Record<string, Call> = {
  'GET /user/{email}': ({ buyer }) => ['GET', `/user/${buyer.email}`, buyer],
  'GET /categories': ({ buyer }) => ['GET', '/categories', buyer],
  'GET /category/{id}': ({ buyer, category }) => ['GET', `/category/${category}`, buyer],
  'GET /ads': ({ buyer }) => ['GET', '/ads', buyer],
  'GET /products/{categoryId}': ({ buyer, category }) => ['GET', `/products/${category}`, buyer],
  'GET /search': ({ buyer }) => ['GET', '/search?text=field+watch', buyer],
  'GET /search by category': ({ buyer, category }) => [
    'GET',
    `/search?text=field&category=${category}&condition=Good`,
    buyer,
  ],
  'GET /search near a place': ({ buyer }) => ['GET', '/search?near=Dhaka&order=nearest', buyer],
  'GET /suggestions': ({ buyer }) => ['GET', '/suggestions?text=fie', buyer],
  'POST /products': ({ seller, category }) => [
    'POST',
    '/products',
    seller,
    { ...newProduct, category },
  ],
  'GET /my-products/{email}': ({ seller }) => ['GET', `/my-products/${seller.email}`, seller],
  'PUT /products/advertise/{id}': ({ seller, products }) => [
    'PUT',
    `/products/advertise/${products[1]}`,
    seller,
    { advertise: false },
  ],
  'GET /wishlist?productId': ({ buyer, products }) => [
    'GET',
    `/wishlist?productId=${products[0]}&&userId=${buyer.uid}`,
    buyer,
  ],
  'POST /wishlist': ({ buyer, products }) => [
    'POST',
    '/wishlist',
    buyer,
    { productId: products[2] },
  ],
  'POST /recent-activity': ({ buyer, products }) => [
    'POST',
    '/recent-activity',
    buyer,
    { searches: ['diver'], viewed: [products[0]], cleared: ['searches'] },
  ],
  'GET /wishlist/{email}': ({ buyer }) => ['GET', `/wishlist/${buyer.email}`, buyer],
  'POST /book-product': ({ buyer, products }) => [
    'POST',
    '/book-product',
    buyer,
    { productId: products[3], ...bookingDetails },
  ],
  'GET /myorders/{uid}': ({ buyer }) => ['GET', `/myorders/${buyer.uid}`, buyer],
  'GET /orders/{id}': ({ buyer, products }) => ['GET', `/orders/${products[0]}`, buyer],
  'GET /sales': ({ seller }) => ['GET', '/sales', seller],
  'GET /sales/{orderId}': ({ buyer, order }) => ['GET', `/sales/${order}`, buyer],
  'GET /sales/{orderId}/reviews': ({ buyer, order }) => ['GET', `/sales/${order}/reviews`, buyer],
  'GET /seller/{uid}/reviews': ({ buyer, seller }) => [
    'GET',
    `/seller/${seller.uid}/reviews`,
    buyer,
  ],
  'POST /sales/{orderId}/events': ({ buyer, order }) => [
    'POST',
    `/sales/${order}/events`,
    buyer,
    { type: 'buyer.change', contact: bookingDetails },
  ],
  'GET /events': ({ buyer }) => ['GET', '/events', buyer],
  'GET /notifications': ({ buyer }) => ['GET', '/notifications', buyer],
  'GET /notifications/unseen': ({ buyer }) => ['GET', '/notifications/unseen', buyer],
  'PUT /notifications/seen': ({ buyer }) => ['PUT', '/notifications/seen', buyer],
  'GET /conversations': ({ seller }) => ['GET', '/conversations', seller],
  'GET /conversations by product': ({ seller, products }) => [
    'GET',
    `/conversations?productId=${products[4]}`,
    seller,
  ],
  'GET /conversations by order': ({ buyer, order }) => [
    'GET',
    `/conversations?orderId=${order}`,
    buyer,
  ],
  'GET /conversations by order as an admin': ({ admin, order }) => [
    'GET',
    `/conversations?orderId=${order}`,
    admin,
  ],
  'GET /conversations/unread': ({ seller }) => ['GET', '/conversations/unread', seller],
  'GET /conversations/{id}': ({ seller, conversation }) => [
    'GET',
    `/conversations/${conversation}`,
    seller,
  ],
  'GET /conversations/{id} before a message': ({ buyer, conversation }) => [
    'GET',
    `/conversations/${conversation}?before=2`,
    buyer,
  ],
  'GET /conversations/{id} as an admin': ({ admin, conversation }) => [
    'GET',
    `/conversations/${conversation}`,
    admin,
  ],
  'POST /conversations': ({ buyer, products }) => [
    'POST',
    '/conversations',
    buyer,
    { productId: products[5], messageId: randomUUID(), text: 'Hello' },
  ],
  'POST /sales/{orderId}/messages': ({ buyer, order }) => [
    'POST',
    `/sales/${order}/messages`,
    buyer,
    { messageId: randomUUID(), text: 'Hello' },
  ],
  'POST /offers': ({ buyer, products }) => [
    'POST',
    '/offers',
    buyer,
    { productId: products[5], amount: 10_000, currency: 'usd' },
  ],
  'POST /conversations/{id}/messages': ({ buyer, conversation }) => [
    'POST',
    `/conversations/${conversation}/messages`,
    buyer,
    { messageId: randomUUID(), text: 'Hello' },
  ],
  'PUT /conversations/{id}/read': ({ seller, conversation }) => [
    'PUT',
    `/conversations/${conversation}/read`,
    seller,
    { number: 1 },
  ],
  'PUT /conversations/{id}/block': ({ buyer, conversation }) => [
    'PUT',
    `/conversations/${conversation}/block`,
    buyer,
  ],
  'DELETE /conversations/{id}/block': ({ buyer, conversation }) => [
    'DELETE',
    `/conversations/${conversation}/block`,
    buyer,
  ],
  'POST /conversations/{id}/report': ({ buyer, conversation }) => [
    'POST',
    `/conversations/${conversation}/report`,
    buyer,
    { reason: 'Rude.' },
  ],
  ...consoleCalls,
  'PUT /user/verified/{id}': ({ admin, seller }) => ['PUT', `/user/verified/${seller.id}`, admin],
  'POST /create-payment-intent': ({ buyer, products }) => [
    'POST',
    '/create-payment-intent',
    buyer,
    { productId: products[0] },
  ],
  'DELETE /products/{id}': ({ seller, products }) => ['DELETE', `/products/${products[9]}`, seller],
  'DELETE /user/{id}': ({ admin, buyer }) => ['DELETE', `/user/${buyer.id}`, admin],
};
