import { categoriesApi } from '../../../src/client/api/categories-api';
import { describeCalls, specialId, encodedSpecialId } from '../support/describe-calls';
import { category } from '../support/fixtures';

const { endpoints: categories } = categoriesApi;

describeCalls([
  {
    name: 'the categories',
    call: (dispatch) => dispatch(categories.categories.initiate()),
    method: 'get',
    pathPattern: '/categories',
    response: [category],
  },
  {
    name: 'one category',
    call: (dispatch) => dispatch(categories.category.initiate(specialId)),
    method: 'get',
    pathPattern: '/category/:id',
    path: `/category/${encodedSpecialId}`,
    response: category,
    result: { name: category.name, description: category.description },
  },
]);
