const user = [
  ...['_id', 'uid', 'email', 'emailVerified', 'displayName', 'photoURL', 'role', 'verified'],
];
const category = ['_id', 'name', 'description'];

/** A product of specification 3.3, and whether it is booked. */
const product = [
  ...['_id', 'productName', 'image', 'category', 'condition', 'description', 'location'],
  ...['mobileNumber', 'originalPrice', 'sellingPrice', 'yearOfPurchase', 'date', 'timestamp'],
  ...['advertise', 'sellerEmail', 'sellerName', 'sellerPhoto', 'sellerStatus', 'uid', 'booked'],
];
const page = [...product, 'photos', 'categoryName', 'sold'];
const seller = ['uid', 'displayName', 'photoURL', 'verified', 'verifiedAt', 'memberSince', 'sold'];
const wish = [
  ...[...product, 'productId'],
  ...['wishedById', 'wishedByName', 'wishedByEmail', 'wishedByPhoto'],
];
const order = [
  ...['_id', 'productId', 'productName', 'image', 'location', 'originalPrice', 'sellingPrice'],
  ...['bookedByName', 'paid', 'sellerClosed'],
];
const sale = [
  ...['orderId', 'state', 'context', 'productId', 'productName', 'image', 'sellingPrice'],
  ...['buyerName', 'sellerName', 'phoneNumber', 'meetingLocation', 'bookedAt', 'paidAt'],
  'deadline',
];
const saleDetails = [
  ...[...sale, 'as', 'location', 'buyerEmail', 'sellerUid', 'sellerEmail', 'sellerPhoneNumber'],
  ...['payment', 'steps'],
];
const notification = ['id', 'orderId', 'productName', 'news', 'as', 'seen', 'createdAt'];
const receipt = ['payment', 'meetingLocation', 'sellerName', 'sellerEmail', 'mobileNumber'];
const listedUser = [...user, 'paidOrders', 'unpaidOrders'];

export interface AnswerShape {
  /**
   * Whether the fields are of the answer itself, of the entries of a list, or of `data`'s; events have
   * none.
   */
  of: 'answer' | 'list' | 'data' | 'events';
  fields: string[];
}

/**
 * The fields of each call's answer: those of specification 3, what the server adds (`booked`,
 * `paid`, `totalSales`, what a receipt says, how many orders a user has), and of the changes
 * MongoDB's words, as specification 7.1 names some of them.
 */
const shapes: Record<string, AnswerShape> = {
  'GET /user/{email}': { of: 'answer', fields: user },
  'GET /user/{email} by identity token': { of: 'answer', fields: user },
  'POST /user': { of: 'answer', fields: ['acknowledged'] },
  'GET /jwt?email={email}': { of: 'answer', fields: ['accessToken'] },
  'GET /upload-key': { of: 'answer', fields: ['key'] },
  'DELETE /session': { of: 'answer', fields: ['acknowledged'] },
  'GET /categories': { of: 'list', fields: [...category, 'image'] },
  'GET /category/{id}': { of: 'answer', fields: category },
  'GET /ads': { of: 'data', fields: product },
  'GET /products/{categoryId}': { of: 'list', fields: product },
  'GET /search': {
    of: 'answer',
    fields: ['products', 'total', 'facets', 'didYouMean', 'isCorrected', 'dropping', 'next'],
  },
  'GET /suggestions': { of: 'list', fields: ['kind', 'text', 'id'] },
  'POST /products': { of: 'answer', fields: ['acknowledged', 'insertedId'] },
  'GET /product/{id}': { of: 'answer', fields: page },
  'GET /product/{id}/similar': { of: 'list', fields: product },
  'GET /seller/{uid}': { of: 'answer', fields: seller },
  'GET /seller/{uid}/products': { of: 'list', fields: product },
  'GET /my-products/{email}': {
    of: 'list',
    fields: [...product, 'totalSales', 'orderId', 'orderState'],
  },
  'PUT /products/advertise/{id}': { of: 'answer', fields: ['acknowledged', 'modifiedCount'] },
  'DELETE /products/{id}': { of: 'answer', fields: ['acknowledged', 'deletedCount'] },
  'GET /wishlist?productId={id}&&userId={uid}': { of: 'answer', fields: wish },
  'POST /wishlist': { of: 'answer', fields: ['acknowledged', 'insertedId'] },
  'GET /wishlist/{email}': { of: 'list', fields: wish },
  'DELETE /wishes/{productId}': { of: 'answer', fields: ['acknowledged', 'deletedCount'] },
  'POST /book-product': { of: 'answer', fields: ['acknowledged', 'insertedId'] },
  'GET /myorders/{uid}': { of: 'list', fields: [...order, 'state'] },
  'GET /orders/{id}': { of: 'answer', fields: [...order, 'state', ...receipt] },
  'GET /sales': { of: 'list', fields: sale },
  'GET /all-sales': { of: 'list', fields: sale },
  'GET /sales/{orderId}': { of: 'answer', fields: saleDetails },
  'POST /sales/{orderId}/events': { of: 'answer', fields: ['acknowledged', 'state'] },
  'GET /events': { of: 'events', fields: [] },
  'GET /notifications': { of: 'list', fields: notification },
  'GET /notifications/unseen': { of: 'answer', fields: ['count'] },
  'PUT /notifications/seen': { of: 'answer', fields: ['acknowledged', 'modifiedCount'] },
  'GET /all-buyer': { of: 'list', fields: listedUser },
  'GET /all-seller': { of: 'list', fields: listedUser },
  'PUT /user/verified/{id}': { of: 'answer', fields: ['acknowledged', 'modifiedCount'] },
  'DELETE /user/{id}': { of: 'answer', fields: ['acknowledged', 'deletedCount'] },
  'POST /create-payment-intent': { of: 'answer', fields: ['clientSecret', 'amount', 'currency'] },
};

export function shapeOf(name: string): AnswerShape {
  return shapes[name]!;
}
