import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { NotFoundError } from '../../errors/domain-error';
import { registerEndpoint } from '../access/register-endpoint';
import { countView, readFigureTotals, readListingFigures } from './listing-figures.sql';

/** How the listings of a seller are doing. */
export async function listingFigureRoutes(app: FastifyInstance): Promise<void> {
  const { database } = app;
  registerEndpoint(app, calls.countView, async ({ caller, params: { id } }) => ({
    acknowledged: true,
    modifiedCount: await countView(database, id, caller?.id),
  }));

  registerEndpoint(app, calls.listingFigures, async ({ caller: seller, params: { id } }) => {
    const figures = await readListingFigures(database, id, seller.id);
    if (!figures) throw new NotFoundError('product');
    return figures;
  });

  registerEndpoint(app, calls.figureTotals, ({ caller: seller }) =>
    readFigureTotals(database, seller.id),
  );
}
