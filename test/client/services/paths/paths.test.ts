import { paths } from '../../../../src/client/services/paths/paths';

test('has the paths of the specification', () => {
  const { category, conversation, order, payment, product, seller } = paths;
  const { editProduct, listingFigures } = paths;
  expect(paths).toMatchObject({
    home: '/',
    importProducts: '/dashboard/import-products',
    login: '/login',
    register: '/register',
    blog: '/blog',
    search: '/search',
    dashboard: '/dashboard',
    myOrders: '/dashboard/my-orders',
    myWishlist: '/dashboard/my-wishlist',
    myProducts: '/dashboard/my-products',
    addProduct: '/dashboard/add-a-product',
    allBuyers: '/dashboard/all-buyers',
    allSellers: '/dashboard/all-sellers',
    mySales: '/dashboard/my-sales',
    allOrders: '/dashboard/all-orders',
    notifications: '/dashboard/notifications',
    messages: '/dashboard/messages',
    statecharts: '/statecharts',
  });
  expect(category('1')).toBe('/category/1');
  expect(payment('2')).toBe('/dashboard/payment/2');
  expect(product('3')).toBe('/product/3');
  expect(seller('4')).toBe('/seller/4');
  expect(order('5')).toBe('/dashboard/order/5');
  expect(conversation('6')).toBe('/dashboard/messages/6');
  expect(editProduct('7')).toBe('/dashboard/edit-product/7');
  expect(listingFigures('8')).toBe('/dashboard/figures/8');
});

test('encodes ids, because a server may use any characters', () => {
  expect(paths.category('a/b?c')).toBe('/category/a%2Fb%3Fc');
  expect(paths.payment('a b')).toBe('/dashboard/payment/a%20b');
});
