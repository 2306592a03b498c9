import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import type { SoldPrices } from '../../../contract/selling/sold-prices';
import { NotFoundError } from '../../errors/domain-error';
import { registerEndpoint } from '../access/register-endpoint';
import { findSaleSpeeds, findSoldPrices, soldPricesJson } from '../finding/sold-prices.sql';
import { similarityKeys } from '../finding/similarity-keys';

/** What similar watches were sold for. */
export async function guidanceRoutes(app: FastifyInstance): Promise<void> {
  const { database, responseCache } = app;
  registerEndpoint(app, calls.soldPrices, ({ query, ...context }) => {
    const keys = similarityKeys(query);
    // The same for all sellers.
    return responseCache.send(context, ['soldPrices', keys], async () => {
      const guidance: SoldPrices = {
        prices: await findSoldPrices(database, keys),
        speeds: await findSaleSpeeds(database),
      };
      return { json: JSON.stringify(guidance) };
    });
  });

  registerEndpoint(app, calls.soldPricesOfProduct, ({ params: { id }, ...context }) =>
    responseCache.send(context, ['soldPricesOfProduct', id], async () => {
      const json = await soldPricesJson(database, id);
      if (!json) throw new NotFoundError('product');
      return { json };
    }),
  );
}
