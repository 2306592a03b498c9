import { owedStates, returnedStates } from '../../../../../src/contract/payments/price-owner';
import { sql } from '../../../../../src/server/database/sql';
import { setUpTestServer } from '../../../support/set-up-test-server';

const server = setUpTestServer();

test("the partial index of the sellers' claims covers exactly the states in which a price is owed or was returned", async () => {
  const [index] = await server.database.query<{ condition: string }>(sql`
    select split_part(indexdef, ' WHERE ', 2) as condition from pg_indexes
    where indexname = 'orders_claimed'`);
  const states = index?.condition.match(/(?<=')\w+(?=')/g) ?? [];
  expect([...states].sort()).toEqual([...owedStates, ...returnedStates].sort());
});
