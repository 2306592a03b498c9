import { productCalls } from '../../../src/contract/calls/products';
import {
  productFieldNames,
  productFields,
  type ProductField,
  type ProductFieldName,
} from '../../../src/contract/selling/product-fields';

const examples: Partial<Record<ProductFieldName, string>> = {
  condition: 'Good',
  caseDiameter: '42',
  box: 'Yes',
  papers: 'No',
  yearOfProduction: '1998',
  waterResistance: '10 bar',
  servicedOn: '2024-05',
  deliveries: 'both',
  shippingPrice: '12.50',
  shippingCountries: 'DE, FR',
  insuredValue: '1250',
};

const validRequest = Object.fromEntries(
  productFieldNames.map((name) => [name, examples[name] ?? `The ${name}`]),
);
const { body } = productCalls.addProduct;

test('a request may contain every field', () => {
  expect(body.parse(validRequest)).toMatchObject(validRequest);
});

test.each(productFieldNames)(
  'a request without %s is rejected only if the field is required',
  (name) => {
    const { required }: ProductField = productFields[name];
    const { [name]: _omitted, ...others } = validRequest;
    const { success, error } = body.safeParse(others);
    expect([success, error?.issues[0]?.message]).toEqual([required === undefined, required]);
  },
);

test('the specification has ten fields, each required', () => {
  const required = productFieldNames.filter((name) => 'required' in productFields[name]);
  expect(required.map((name) => productFields[name].label)).toEqual([
    'Product Name',
    'Original Price',
    'Location',
    'Description',
    'Selling Price',
    'Category',
    'Year of Purchase',
    'Mobile Number',
    'Condition',
    'Product Image',
  ]);
});
