-- The serial number of a watch: read by its seller, the buyer who has paid, and staff with the role Admin.
alter table products add column serial_number text;
-- Used to find the same serial number in other accounts. The expression must be that of the list of staff.
create index if not exists products_by_serial_number
  on products (upper(regexp_replace(serial_number, '[^[:alnum:]]', '', 'g')))
  where serial_number is not null and deleted_at is null;
