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
    pathPattern: '/ads',
    response: { data: [product] },
    result: [product],
  },
  {
    name: "a category's products",
    call: (dispatch) => dispatch(products.productsOfCategory.initiate(specialId)),
    method: 'get',
    pathPattern: '/products/:id',
    path: `/products/${encodedSpecialId}`,
    response: [product],
  },
  {
    name: 'adding a product',
    call: (dispatch) => dispatch(products.addProduct.initiate(newProduct)),
    method: 'post',
    pathPattern: '/products',
    body: newProduct,
    response: { acknowledged: true },
  },
  {
    name: "a seller's products",
    call: (dispatch) => dispatch(products.myProducts.initiate(seller.email)),
    method: 'get',
    pathPattern: '/my-products/:email',
    path: '/my-products/sam%40example.com',
    response: [product],
  },
  {
    name: 'advertising a product, with the displayed product',
    call: (dispatch) => dispatch(products.advertiseProduct.initiate(product)),
    method: 'put',
    pathPattern: '/products/advertise/product-1',
    body: product,
    response: { modifiedCount: 1 },
  },
  {
    name: 'deleting a product',
    call: (dispatch) => dispatch(products.deleteProduct.initiate(specialId)),
    method: 'delete',
    pathPattern: '/products/:id',
    path: `/products/${encodedSpecialId}`,
    response: { deletedCount: 1 },
  },
]);
