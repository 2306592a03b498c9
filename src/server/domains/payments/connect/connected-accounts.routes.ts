import type { FastifyInstance } from 'fastify';
import { calls } from '../../../../contract/calls/calls';
import type { ConnectedAccount } from '../../../../contract/payments/connected-account';
import type { AppOptions } from '../../../app-options';
import { registerEndpoint } from '../../access/register-endpoint';
import { throwUnavailable } from '../stripe-unavailable';
import { createAccountLink, RefusalError, refreshAccount } from './connected-account';
import { findAccountOfSeller, findBankPayouts } from './connected-accounts.sql';

/** The sellers' accounts at Stripe. Absent if the operator pays them by hand. */
export async function connectedAccountRoutes(
  app: FastifyInstance,
  { connect: settings, stripe, siteUrl }: AppOptions,
): Promise<void> {
  if (!settings) return;
  const { database } = app;

  registerEndpoint(
    app,
    calls.connectedAccount,
    async ({ caller: { id: sellerId }, request }): Promise<ConnectedAccount> => {
      const countries = [...settings.countries];
      const found = await findAccountOfSeller(database, sellerId);
      if (!found) return { state: 'none', requirements: [], countries, payouts: [] };
      // The seller may have come back from Stripe before its event has arrived.
      if (!found.isReady) {
        await refreshAccount({ database, stripe }, found.id).catch((error: unknown) =>
          request.log.warn(error, 'The account of a seller could not be read at Stripe.'),
        );
      }
      const { id, isReady, requirements } =
        (await findAccountOfSeller(database, sellerId)) ?? found;
      return {
        state: isReady ? 'ready' : 'unfinished',
        requirements,
        countries,
        payouts: await findBankPayouts(database, id),
      };
    },
  );

  registerEndpoint(
    app,
    calls.createAccountLink,
    async ({ caller: seller, body: { country }, request }) => ({
      url: await createAccountLink({ database, stripe, settings, siteUrl }, seller, country).catch(
        (error: unknown) => {
          // The operator can do something about it; the seller can not.
          if (error instanceof RefusalError) request.log.error(error);
          return throwUnavailable(request)(error);
        },
      ),
    }),
  );
}
