import { sql } from '../database/sql';

/** The fields of a product that anybody may see. Needs the tables of `productTables`. */
export const publicProductFields = sql`
  'productName', products.product_name, 'image', products.image,
  'category', products.category_id, 'condition', products.condition,
  'description', products.description, 'location', products.location,
  'originalPrice', products.original_price, 'sellingPrice', products.selling_price,
  'yearOfPurchase', products.year_of_purchase, 'date', products.created_at,
  'timestamp', (extract(epoch from products.created_at) * 1000)::bigint,
  'advertise', products.advertise, 'sellerName', sellers.display_name,
  'sellerPhoto', sellers.photo_url, 'sellerStatus', sellers.verified, 'uid', sellers.uid,
  'booked', orders.id is not null`;

/** The fields of a product that a signed-in user may see. */
export const productFields = sql`${publicProductFields},
  'sellerEmail', sellers.email, 'mobileNumber', products.mobile_number`;

/** A product with its seller and, at most one, its order. */
export const productTables = sql`products
  join users sellers on sellers.id = products.seller_id
  left join orders on orders.product_id = products.id`;

/** The same for each product of a page; OFFSET keeps a planner from joining whole tables. */
export const productJoins = sql`
  join lateral (
    select * from users where users.id = products.seller_id offset 0) sellers on true
  left join lateral (
    select * from orders where orders.product_id = products.id offset 0) orders on true`;
