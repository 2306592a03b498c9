import { categoriesApi } from '../../../src/client/api/categories-api';
import { describeCalls, specialId, encodedSpecialId } from '../support/describe-calls';
import { category } from '../support/fixtures';

const { endpoints: categories } = categoriesApi;

describeCalls([
  {
    name: 'the categories',
    call: (dispatch) => dispatch(categories.categories.initiate()),
    method: 'get',
    at: '/categories',
    answer: [category],
  },
  {
    name: 'one category',
    call: (dispatch) => dispatch(categories.category.initiate(specialId)),
    method: 'get',
    at: '/category/:id',
    path: `/category/${encodedSpecialId}`,
    answer: category,
    result: { name: category.name, description: category.description },
  },
]);
