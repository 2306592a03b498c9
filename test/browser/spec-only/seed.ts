import { Collection, type Fields } from './collection';

/** The server's data, in memory. */
export interface Collections {
  users: Collection;
  categories: Collection;
  products: Collection;
  wishlist: Collection;
  bookings: Collection;
}

export type RoleName = 'buyer' | 'seller' | 'Admin';

const createAccount = (name: string) => ({
  uid: `uid-of-${name.toLowerCase().replace(' ', '-')}`,
  email: `${name.toLowerCase().replace(' ', '.')}@mail.example`,
  displayName: name,
  photoURL: '',
});

/** The seeded accounts. */
export const accounts = {
  buyer: createAccount('Bea Buyer'),
  seller: createAccount('Sam Seller'),
  Admin: createAccount('Ada Admin'),
} satisfies Record<RoleName, Fields>;
export const password = 'a-long-password';

/** With two digits, so that no name is a prefix of another. */
export const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Numbers of products and users: each kind of failure uses a new one. */
const numbers = Array.from({ length: 12 }, (_, index) => twoDigits(index + 1));

const seededAt = Date.UTC(2026, 0, 15, 9, 30);

function product(number: string, category: string): Fields {
  const { uid, email, displayName, photoURL } = accounts.seller;
  return {
    productName: `Seeded Watch ${number}`,
    image: '/logo.svg',
    category,
    condition: 'Good',
    description: 'Serviced last spring.',
    location: 'Dhaka',
    mobileNumber: '01812345678',
    originalPrice: '2500',
    sellingPrice: '1200',
    yearOfPurchase: '2019',
    date: new Date(seededAt).toISOString(),
    timestamp: seededAt,
    advertise: true,
    sellerEmail: email,
    sellerName: displayName,
    sellerPhoto: photoURL,
    sellerStatus: false,
    uid,
  };
}

export function withoutId({ _id, ...fields }: Fields): Fields {
  return fields;
}

/** The initial data of the server. */
export function seededCollections(): Collections {
  const users = new Collection();
  const categories = new Collection();
  const products = new Collection();
  const wishlist = new Collection();
  const bookings = new Collection();

  for (const role of ['buyer', 'seller', 'Admin'] as const) {
    users.insertOne({ ...accounts[role], role, verified: true });
  }
  for (const number of numbers) {
    users.insertOne({ ...createAccount(`Buyer ${number}`), role: 'buyer', verified: false });
    users.insertOne({ ...createAccount(`Seller ${number}`), role: 'seller', verified: false });
  }
  const description = 'Thin, quiet watches that slip under a cuff. '.repeat(4).trim();
  const { insertedId: category } = categories.insertOne({ name: 'Dress Watches', description });
  categories.insertOne({ name: 'Chronographs', description });
  for (const number of numbers) products.insertOne(product(number, category));

  const { uid, displayName, email, photoURL } = accounts.buyer;
  const [firstProduct] = products.documents;
  const firstProductFields = { ...withoutId(firstProduct ?? {}), productId: firstProduct?._id };
  wishlist.insertOne({
    ...firstProductFields,
    wishedById: uid,
    wishedByName: displayName,
    wishedByEmail: email,
    wishedByPhoto: photoURL,
  });
  bookings.insertOne({
    ...firstProductFields,
    bookedById: uid,
    bookedByName: displayName,
    bookedByEmail: email,
    bookedByPhoto: photoURL,
  });
  return { users, categories, products, wishlist, bookings };
}
