-- What is written from now on holds no control characters, and none that turn the direction of the
-- text after them (contract/visible-text.ts).
with unwanted (pattern) as (values (
  '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]'
)), products_cleaned as (
  update products set
    product_name = regexp_replace(product_name, pattern, '', 'g'),
    description = regexp_replace(description, pattern, '', 'g'),
    location = regexp_replace(location, pattern, '', 'g'),
    mobile_number = regexp_replace(mobile_number, pattern, '', 'g'),
    original_price = regexp_replace(original_price, pattern, '', 'g'),
    selling_price = regexp_replace(selling_price, pattern, '', 'g'),
    year_of_purchase = regexp_replace(year_of_purchase, pattern, '', 'g')
  from unwanted
  where concat(product_name, description, location, mobile_number, original_price, selling_price,
    year_of_purchase) ~ pattern
), orders_cleaned as (
  update orders set meeting_location = regexp_replace(meeting_location, pattern, '', 'g')
  from unwanted where meeting_location ~ pattern
)
update order_events set reason = regexp_replace(reason, pattern, '', 'g')
from unwanted where reason ~ pattern;
