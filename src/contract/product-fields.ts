import { maxPictureUrlLength } from './picture-url';

/** A field of a product that its seller fills in. */
export interface ProductField {
  label: string;
  /** The kind of form control. */
  control: 'line' | 'paragraph' | 'category' | 'condition' | 'picture';
  /** The error message for a missing value (specification 5.1). A field without it is optional. */
  required?: string;
  /** The maximum length in characters. */
  maxLength: number;
  example?: string;
}

const line = { control: 'line', maxLength: 200 } as const;

/**
 * The fields that a seller fills in, in the order of specification 2.13. The form, its validation and
 * draft, the schemas of requests and responses, the SQL columns and the OpenAPI document derive from
 * this table.
 */
export const productFields = {
  productName: { ...line, label: 'Product Name', required: 'Product Name is required!' },
  originalPrice: { ...line, label: 'Original Price', required: 'Original Price is required!' },
  location: { ...line, label: 'Location', required: 'Location is required!' },
  description: {
    label: 'Description',
    control: 'paragraph',
    required: 'Description is required!',
    maxLength: 5000,
  },
  sellingPrice: { ...line, label: 'Selling Price', required: 'Selling Price is required!' },
  category: {
    label: 'Category',
    control: 'category',
    required: 'Please Select Product Category!',
    maxLength: 200,
  },
  yearOfPurchase: { ...line, label: 'Year of Purchase', required: 'Year of Purchase is required!' },
  mobileNumber: { ...line, label: 'Mobile Number', required: 'Mobile Number is required!' },
  condition: {
    label: 'Condition',
    control: 'condition',
    required: 'Please Select the Condition of your product!',
    maxLength: 200,
  },
  image: {
    label: 'Product Image',
    control: 'picture',
    required: 'Please choose a photo of your product!',
    maxLength: maxPictureUrlLength,
  },
  /** Specification 10.37: the brand. Without it, the search recognizes a known brand in the name. */
  brand: { label: 'Brand', control: 'line', maxLength: 50, example: 'Omega' },
  /** Specification 10.36: the manufacturer's number of the model. */
  referenceNumber: {
    label: 'Reference number',
    control: 'line',
    maxLength: 50,
    example: '116610LN',
  },
} as const satisfies Record<string, ProductField>;

type Fields = typeof productFields;
export type ProductFieldName = keyof Fields;
export type RequiredProductField = {
  [Name in ProductFieldName]: Fields[Name] extends { required: string } ? Name : never;
}[ProductFieldName];
export type OptionalProductField = Exclude<ProductFieldName, RequiredProductField>;
/** The fields that the seller types or selects, as opposed to the picture. */
export type ProductTextField = Exclude<ProductFieldName, 'image'>;

export const productFieldNames = Object.keys(productFields) as ProductFieldName[];

export const productTextFields = productFieldNames.filter(
  (name): name is ProductTextField => name !== 'image',
);

/** The values of the fields that a seller has filled in. */
export type ProductValues = Record<RequiredProductField, string> & {
  [Name in OptionalProductField]?: string | undefined;
};

/** The fields of the product in the payload of a booking (specification 3.4). */
export const bookedProductFields = [
  ...(['category', 'condition', 'originalPrice', 'image', 'productName', 'sellingPrice'] as const),
  ...(['yearOfPurchase', 'description', 'location'] as const),
  ...(['sellerEmail', 'sellerName', 'sellerPhoto'] as const),
];
export type BookedProductField = (typeof bookedProductFields)[number];
