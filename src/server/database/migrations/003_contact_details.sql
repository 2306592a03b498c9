-- Whether the public texts of a product seem to have a phone number, an email address, a link or the name of a
-- messenger, so that staff look at it. Derived, like the search columns.
alter table products add column has_contact_details boolean not null default false;
-- Used by staff's list of these listings.
create index products_with_contact_details on products (created_at desc, id) where has_contact_details;
