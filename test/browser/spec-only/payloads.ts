import * as z from 'zod';

/** The payloads of specification 3 and 7, with exactly the fields named there. */

const text = z.string().min(1);
const epochMilliseconds = z.int().min(Date.UTC(2020, 0)).max(Date.UTC(2100, 0));
/** 24 hexadecimal digits, as created by the server. */
const id = z.string().regex(/^[0-9a-f]{24}$/);
/** Empty for a user without a photo. */
const photo = z.string();

const noBody = z.undefined();

const user = z.strictObject({
  uid: text,
  email: z.email(),
  displayName: text,
  photoURL: photo,
  role: z.enum(['buyer', 'seller']).optional(),
});

const productFields = {
  productName: text,
  image: text,
  category: id,
  condition: z.enum(['Excellent', 'Good', 'Fair']),
  description: text,
  location: text,
  mobileNumber: text,
  originalPrice: text,
  sellingPrice: text,
  yearOfPurchase: text,
  date: z.iso.datetime(),
  timestamp: epochMilliseconds,
  advertise: z.boolean(),
  sellerEmail: z.email(),
  sellerName: text,
  sellerPhoto: photo,
  sellerStatus: z.boolean(),
  uid: text,
};

const newProduct = z.strictObject({ ...productFields, advertise: z.literal(false) });
const product = z.strictObject({ _id: id, ...productFields });

const wish = z.strictObject({
  productId: id,
  ...productFields,
  wishedById: text,
  wishedByName: text,
  wishedByEmail: z.email(),
  wishedByPhoto: photo,
});

const booking = z.strictObject({
  productId: id,
  category: id,
  condition: text,
  originalPrice: text,
  image: text,
  productName: text,
  sellingPrice: text,
  yearOfPurchase: text,
  description: text,
  location: text,
  sellerEmail: z.email(),
  sellerName: text,
  sellerPhoto: photo,
  phoneNumber: z.string().regex(/^01\d{9}$/),
  meetingLocation: text,
  bookingTime: epochMilliseconds,
  bookedById: text,
  bookedByName: text,
  bookedByEmail: z.email(),
  bookedByPhoto: photo,
});

/** The client adds productId, for servers that read the price from their own record. */
const payment = z.strictObject({ price: text, productId: id });

const upload = z.strictObject({
  image: z.object({ name: text, type: z.literal('image/webp'), size: z.int().min(1) }),
});

export const payloads = { noBody, user, newProduct, product, wish, booking, payment, upload };
