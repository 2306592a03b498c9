import type { Category } from '../../../src/contract/selling/category';
import type { Order } from '../../../src/contract/buying/order';
import type { Product, DetailedProduct } from '../../../src/contract/selling/product';
import type { Seller } from '../../../src/contract/selling/seller';
import type { AuthUser, User } from '../../../src/contract/accounts/user';
import type { WishlistEntry } from '../../../src/contract/buying/wishlist';

export const buyer: AuthUser = {
  uid: 'uid-bea',
  email: 'bea@example.com',
  displayName: 'Bea Buyer',
  photoURL: '/images/bea.webp',
};

export const seller: AuthUser = {
  uid: 'uid-sam',
  email: 'sam@example.com',
  displayName: 'Sam Seller',
  photoURL: '/images/sam.webp',
};

export const admin: AuthUser = {
  uid: 'uid-ada',
  email: 'ada@example.com',
  displayName: 'Ada Admin',
  photoURL: '',
};

export const category: Category = {
  _id: 'category-1',
  name: 'Dress watches',
  description: 'Thin, quiet watches that slip under a cuff.',
};

export const product: Product = {
  _id: 'product-1',
  productName: 'Omega Seamaster',
  image: '/images/seamaster.webp',
  category: category._id,
  condition: 'Good',
  description: 'Serviced last spring.',
  location: 'Dhaka',
  mobileNumber: '01812345678',
  originalPrice: '2500',
  sellingPrice: '1200',
  yearOfPurchase: '2019',
  date: '2026-03-14T09:30:00.000Z',
  timestamp: 1_773_480_600_000,
  advertise: true,
  sellerEmail: seller.email,
  sellerName: seller.displayName,
  sellerPhoto: seller.photoURL,
  sellerStatus: true,
  uid: seller.uid,
};

/** The product page's response, with public fields only. */
export const productPage: DetailedProduct = {
  ...product,
  sellerEmail: '',
  mobileNumber: '',
  photos: [product.image, '/images/back.webp', '/images/clasp.webp'],
  categoryName: category.name,
  sold: false,
};

export const sellerOfProduct: Seller = {
  uid: seller.uid,
  displayName: seller.displayName,
  photoURL: seller.photoURL,
  verified: true,
  verifiedAt: '2026-02-03T10:00:00.000Z',
  memberSince: '2025-11-20T10:00:00.000Z',
  sold: 3,
};

export const order: Order = {
  _id: 'order-1',
  productId: product._id,
  productName: product.productName,
  image: product.image,
  location: product.location,
  originalPrice: product.originalPrice,
  sellingPrice: product.sellingPrice,
  bookedByName: buyer.displayName,
};

export const wishlistEntry: WishlistEntry = {
  ...product,
  _id: 'wish-1',
  productId: product._id,
  wishedById: buyer.uid,
  wishedByName: buyer.displayName,
  wishedByEmail: buyer.email,
  wishedByPhoto: buyer.photoURL,
};

/** A user record of the server. */
export const userRecord = (person: AuthUser, record: Pick<User, 'role'> & Partial<User>): User => ({
  _id: `id-of-${person.uid}`,
  ...person,
  verified: false,
  ...record,
});

/** A picture file of a few bytes. */
export const picture = (name = 'watch.png', type = 'image/png', lastModified = Date.now()) =>
  new File(['a picture'], name, { type, lastModified });
