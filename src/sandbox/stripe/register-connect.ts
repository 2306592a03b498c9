import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../server/domains/platform/escape-html';
import { sendHtml } from '../mail/allow-only-local-requests';
import { renderOutcomePage, renderParagraph, renderSandboxPage } from '../mail/render-sandbox-page';
import type { hostedActions } from './account-api';
import { type AccountApi } from './account-api';
import type { BalanceSettingsApi } from './balance-settings-api';
import { parseReversal } from './request-fields';
import {
  getQuery,
  requireSecretKey,
  sendResponse,
  toIdempotentRequest,
  type StripeApiKeys,
} from './stripe-request';
import type { TransferApi } from './transfer-api';

interface ObjectRoute {
  Params: { id: string };
}

/** The account in whose name the platform calls, or the platform itself. */
const callerOf = ({ headers }: FastifyRequest): string =>
  headers['stripe-account']?.toString() ?? 'platform';

/** Registers version 1 of the API for transfers, balances and payouts. */
export function registerTransferRoutes(
  scope: FastifyInstance,
  api: TransferApi,
  settings: BalanceSettingsApi,
): void {
  scope.post('/transfers', async (request, reply) =>
    sendResponse(reply, await api.create(toIdempotentRequest(request))),
  );
  scope.get('/transfers', async (request, reply) =>
    sendResponse(reply, await api.list(getQuery(request))),
  );
  scope.get<ObjectRoute>('/transfers/:id', async (request, reply) =>
    sendResponse(reply, await api.retrieve(request.params.id)),
  );
  scope.post<ObjectRoute>('/transfers/:id/reversals', async (request, reply) => {
    const reversal = toIdempotentRequest(request);
    const parsed = parseReversal(reversal.fields);
    return sendResponse(reply, await api.reverse(request.params.id, reversal, parsed));
  });
  scope.get('/balance', async (request, reply) =>
    sendResponse(reply, await api.readBalance(callerOf(request))),
  );
  scope.get('/balance_transactions', async (request, reply) =>
    sendResponse(reply, await api.listBalanceTransactions(callerOf(request), getQuery(request))),
  );
  scope.get('/balance_settings', async (_request, reply) =>
    sendResponse(reply, await settings.read()),
  );
  scope.post('/balance_settings', async (request, reply) =>
    sendResponse(reply, await settings.update(toIdempotentRequest(request))),
  );
  scope.post('/payouts', async (request, reply) =>
    sendResponse(reply, await api.createPayout(callerOf(request), toIdempotentRequest(request))),
  );
  scope.get<ObjectRoute>('/payouts/:id', async (request, reply) =>
    sendResponse(reply, await api.retrievePayout(callerOf(request), request.params.id)),
  );
}

/** Where the hosted page is. */
export interface HostedPages {
  /** The shop's, whose security policy forbids forms that lead elsewhere; by default that of the API. */
  pagesOrigin?: string;
}

/** Registers version 2 of the API, whose bodies are JSON, for connected accounts. */
export function registerAccountRoutes(
  scope: FastifyInstance,
  api: AccountApi,
  { pagesOrigin, ...keys }: StripeApiKeys & HostedPages,
): void {
  scope.addHook('preHandler', async (request) => requireSecretKey(request, keys));
  scope.post('/core/accounts', async (request, reply) =>
    sendResponse(reply, await api.create(toIdempotentRequest(request), readJson(request))),
  );
  scope.get<ObjectRoute>('/core/accounts/:id', async (request, reply) => {
    const include = [...getQuery(request)]
      .filter(([name]) => /^include\[\d+\]$/.test(name))
      .map(([, field]) => field);
    return sendResponse(reply, await api.retrieve(request.params.id, include));
  });
  scope.post<ObjectRoute>('/core/accounts/:id/close', async (request, reply) =>
    sendResponse(reply, await api.close(request.params.id, toIdempotentRequest(request))),
  );
  scope.post('/core/account_links', async (request, reply) => {
    const origin = pagesOrigin ?? `${request.protocol}://${request.host}`;
    const link = api.createLink(toIdempotentRequest(request), readJson(request), origin);
    return sendResponse(reply, await link);
  });
}

const readJson = ({ body }: FastifyRequest): unknown => JSON.parse(String(body));

interface HostedRoute {
  Params: { token: string };
}

/** Registers the page that stands for Stripe's own, on which a seller enters who they are. */
export function registerHostedPage(scope: FastifyInstance, api: AccountApi): void {
  scope.get<HostedRoute>('/connect/setup/:token', async ({ params: { token } }, reply) => {
    const link = await api.openLink(token);
    if (!link) return sendHtml(reply.code(404), unknownLinkPage);
    if (!link.isFresh) return reply.redirect(link.refreshUrl, 303);
    return sendHtml(reply, hostedPage(token));
  });
  scope.post<HostedRoute>('/connect/setup/:token', async ({ params: { token }, body }, reply) => {
    const action = new URLSearchParams(String(body)).get('action') ?? '';
    const returnUrl = await api.act(token, action);
    if (returnUrl === undefined) return sendHtml(reply.code(404), unknownLinkPage);
    return reply.redirect(returnUrl, 303);
  });
}

const labels: Record<keyof typeof hostedActions | 'payOut', string> = {
  complete: 'Tell Stripe everything',
  completeWithClosedBankAccount: 'Tell Stripe everything, with a closed bank account',
  failVerification: 'Send a photo that nobody can read',
  payOut: 'Pay the balance out to the bank',
};

const hostedPage = (token: string) =>
  renderSandboxPage(
    'Stripe (sandbox)',
    `${renderParagraph('At Stripe, you would enter your name, your bank account and, if asked, a photo of your passport. Here, choose what happens.')}
<form method="post" action="/connect/setup/${escapeHtml(token)}">${Object.entries(labels)
      .map(([action, label]) => `<p><button name="action" value="${action}">${label}</button></p>`)
      .join('')}</form>`,
  );

const unknownLinkPage = renderOutcomePage('There is no such link', 'Ask for a new one.', {
  to: '/',
  text: 'Back to the shop',
});
