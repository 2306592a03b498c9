import { maxPictureUrlLength } from '../pictures/picture-url';

/** A field of a product that its seller fills in. */
export interface ProductField {
  label: string;
  /**
   * The kind of form control, which also limits the value (field-value.ts). A `choice` suggests
   * values and accepts others, a `number` may have a unit, `yesNo` is "Yes" or "No", a `month` is "2024-05", a
   * `delivery` one of `deliveryChoices`, an `amount` is money in the currency of the selling price, `countries` are codes.
   */
  control:
    | 'line'
    | 'paragraph'
    | 'category'
    | 'condition'
    | 'picture'
    | 'choice'
    | 'number'
    | 'yesNo'
    | 'month'
    | 'delivery'
    | 'amount'
    | 'countries';
  /** The error message for a missing value (specification 5.1). A field without it is optional. */
  required?: string;
  /** The maximum length in characters. */
  maxLength: number;
  example?: string;
  /** The units of a number, the default one first. The value names the unit if there are several. */
  units?: readonly string[];
  /** The lowest and the highest number. */
  range?: readonly [number, number];
  /** The maximum number of decimal places of a number. */
  decimals?: number;
}

const line = { control: 'line', maxLength: 200 } as const;
const choice = { control: 'choice', maxLength: 50 } as const;
const number = { control: 'number', maxLength: 20 } as const;

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
  // The attributes of a watch (docs/catalogue.md#attributes-of-a-watch).
  /** The brand (docs/catalogue.md#brand). Without it, the search recognizes a known brand in the name. */
  brand: { ...choice, label: 'Brand', example: 'Omega' },
  model: { ...line, label: 'Model', maxLength: 100, example: 'Seamaster 300' },
  /** The manufacturer's number of the model (docs/catalogue.md#reference-number). */
  referenceNumber: { ...line, label: 'Reference number', maxLength: 50, example: '116610LN' },
  caseDiameter: {
    ...number,
    label: 'Case diameter',
    units: ['mm'],
    range: [5, 150],
    decimals: 2,
    example: '42',
  },
  caseMaterial: { ...choice, label: 'Case material', example: 'Stainless steel' },
  movement: { ...choice, label: 'Movement', example: 'Automatic' },
  dialColour: { ...choice, label: 'Dial colour', example: 'Blue' },
  strap: { ...choice, label: 'Strap', example: 'Leather' },
  box: { label: 'Box', control: 'yesNo', maxLength: 10 },
  papers: { label: 'Papers', control: 'yesNo', maxLength: 10 },
  yearOfProduction: {
    ...number,
    label: 'Year of production',
    range: [1500, 2100],
    example: '1998',
  },
  waterResistance: {
    ...number,
    label: 'Water resistance',
    units: ['m', 'bar', 'ATM'],
    range: [1, 20_000],
    example: '100',
  },
  /** Only its seller, the buyer who has paid and admins read it (docs/catalogue.md#serial-number). */
  serialNumber: { ...line, label: 'Serial number (not public)', maxLength: 50 },
  servicedOn: { label: 'Serviced on', control: 'month', maxLength: 20, example: '2024-05' },
  // How the watch reaches its buyer (docs/selling.md#delivery). See deliveries.ts.
  deliveries: { label: 'Delivery', control: 'delivery', maxLength: 20 },
  shippingPrice: { label: 'Shipping price', control: 'amount', maxLength: 50, example: '12.50' },
  shippingCountries: {
    label: 'Ships to',
    control: 'countries',
    maxLength: 1000,
    example: 'DE, FR, IT',
  },
  /** What the seller insures the parcel for. */
  insuredValue: { label: 'Insured for', control: 'amount', maxLength: 50, example: '1250' },
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

/** The fields with an amount in the currency of the product. */
export const amountFields = [
  'originalPrice',
  'sellingPrice',
  'shippingPrice',
  'insuredValue',
] as const satisfies readonly ProductTextField[];

/** The optional fields about the delivery. */
export const deliveryFields = [
  'deliveries',
  'shippingPrice',
  'shippingCountries',
  'insuredValue',
] as const satisfies readonly OptionalProductField[];
type DeliveryField = (typeof deliveryFields)[number];

/** The optional fields about the watch itself. */
export type WatchAttribute = Exclude<OptionalProductField, DeliveryField>;

export const watchAttributes = productFieldNames.filter(
  (name): name is WatchAttribute =>
    !('required' in productFields[name]) && !deliveryFields.some((field) => field === name),
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
