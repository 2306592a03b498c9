import { statementName } from '../../../src/server/telemetry/statement-name';

test.each([
  ['select 1', 'select'],
  ['begin', 'begin'],
  ['\n  select id from orders where state = $1', 'select orders'],
  ['select (select count(*) from wishes) from products', 'select products'],
  ['insert into outbox (key) values ($1) on conflict do nothing', 'insert outbox'],
  ['insert into a select id from b', 'insert a'],
  [
    'delete from outbox where key in (select key from done for update skip locked)',
    'delete outbox',
  ],
  ['select id from orders where id = $1 for update', 'select orders'],
  ['select id from orders where id = $1 for update skip locked', 'select orders'],
  [
    'with due as materialized (select key from outbox limit 8) update outbox set x = 1 from due',
    'update outbox',
  ],
  ['with page as (select id from products) select * from page', 'select products'],
  ["select id from users -- update nothing\n where name = 'delete from it'", 'select users'],
  ['select extract(epoch from now()) from orders', 'select orders'],
  ['select max(id) from (select id from orders limit 8) first_due', 'select orders'],
  ['update counts set number = number + 1', 'update counts'],
])('the span of the statement %s is named %s', (text, name) => {
  expect(statementName(text)).toBe(name);
});
