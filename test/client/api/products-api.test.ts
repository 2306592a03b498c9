import { productsApi } from '../../../src/client/api/products-api';
import { describeCalls, specialId, encodedSpecialId } from '../support/describe-calls';
import { product, seller } from '../support/fixtures';

const { endpoints: products } = productsApi;
const { _id, ...newProduct } = product;

describeCalls([
  {
    name: 'the advertisements',
    call: (dispatch) => dispatch(products.advertisements.initiate()),
    method: 'get',
    at: '/ads',
    answer: { data: [product] },
    result: [product],
  },
  {
    name: "a category's products",
    call: (dispatch) => dispatch(products.productsOfCategory.initiate(specialId)),
    method: 'get',
    at: '/products/:id',
    path: `/products/${encodedSpecialId}`,
    answer: [product],
  },
  {
    name: 'adding a product',
    call: (dispatch) => dispatch(products.addProduct.initiate(newProduct)),
    method: 'post',
    at: '/products',
    body: newProduct,
    answer: { acknowledged: true },
  },
  {
    name: "a seller's products",
    call: (dispatch) => dispatch(products.myProducts.initiate(seller.email)),
    method: 'get',
    at: '/my-products/:email',
    path: '/my-products/sam%40example.com',
    answer: [product],
  },
  {
    name: 'advertising a product, with the displayed product',
    call: (dispatch) => dispatch(products.advertiseProduct.initiate(product)),
    method: 'put',
    at: '/products/advertise/product-1',
    body: product,
    answer: { modifiedCount: 1 },
  },
  {
    name: 'deleting a product',
    call: (dispatch) => dispatch(products.deleteProduct.initiate(specialId)),
    method: 'delete',
    at: '/products/:id',
    path: `/products/${encodedSpecialId}`,
    answer: { deletedCount: 1 },
  },
]);
