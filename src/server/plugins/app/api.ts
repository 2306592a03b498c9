import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { AppOptions } from '../../app-options';
import { HttpError } from '../../http/http-error';
import { sendNotFound } from '../../http/send-not-found';
import { authenticateBeforeBodyPlugin } from './authenticate-before-body';
import { jsonBodyPlugin } from './json-body';
import { corsPlugin } from '../external/cors';
import { accountDeletionRoutes } from '../../domains/privacy/erasure/account-deletion.routes';
import { accountRoutes } from '../../domains/accounts/accounts.routes';
import { administrationRoutes } from '../../domains/console/administration.routes';
import { apiDescriptionRoutes } from '../../domains/website/openapi/api-description.routes';
import { blockedPeopleRoutes } from '../../domains/accounts/blocked-people.routes';
import { categoryAdministrationRoutes } from '../../domains/selling/categories/category-administration.routes';
import { categoryRoutes } from '../../domains/catalogue/categories.routes';
import { contactMessageRoutes } from '../../domains/talking/contact-messages.routes';
import { conversationRoutes } from '../../domains/talking/conversations.routes';
import { dataExportRoutes } from '../../domains/privacy/data-export/data-export.routes';
import { decisionRoutes } from '../../domains/trust/decisions.routes';
import { dateLocaleRoutes } from '../../domains/accounts/date-locale.routes';
import { emailSettingRoutes } from '../../domains/accounts/email-settings.routes';
import { emailTextRoutes } from '../../domains/mail/email-texts.routes';
import { guidanceRoutes } from '../../domains/selling/guidance.routes';
import { jobRoutes } from '../../domains/console/jobs.routes';
import { listingFigureRoutes } from '../../domains/selling/listing-figures.routes';
import { listingEditRoutes } from '../../domains/selling/listing-edits.routes';
import { auditLogRoutes } from '../../domains/console/audit-log.routes';
import { listingRoutes } from '../../domains/selling/listings.routes';
import { liveRoutes } from '../../domains/talking/live.routes';
import { messageRoutes } from '../../domains/talking/messages.routes';
import { notificationRoutes } from '../../domains/talking/notifications.routes';
import { orderRoutes } from '../../domains/buying/orders.routes';
import { paymentRoutes } from '../../domains/payments/payments.routes';
import { payoutAccountRoutes } from '../../domains/payments/payouts/payout-accounts.routes';
import { payoutRoutes } from '../../domains/payments/payouts/payouts.routes';
import { uploadKeyRoutes } from '../../domains/pictures/pictures.routes';
import { productDraftRoutes } from '../../domains/selling/drafts/product-drafts.routes';
import { productImportRoutes } from '../../domains/selling/imports/product-imports.routes';
import { productPageRoutes } from '../../domains/catalogue/product-pages.routes';
import { productRoutes } from '../../domains/selling/products.routes';
import { reportRoutes } from '../../domains/trust/reports.routes';
import { staffListingRoutes } from '../../domains/trust/staff-listings.routes';
import { saleRoutes } from '../../domains/buying/sales.routes';
import { searchRoutes } from '../../domains/finding/search.routes';
import { sessionRoutes } from '../../domains/accounts/sessions.routes';
import { settingRoutes } from '../../domains/console/settings.routes';
import { userAdministrationRoutes } from '../../domains/console/user-administration.routes';
import { sitePageRoutes } from '../../domains/website/site-pages/site-pages.routes';
import { wishlistRoutes } from '../../domains/buying/wishlist.routes';

const plugins = [corsPlugin, authenticateBeforeBodyPlugin, jsonBodyPlugin];

const routes = [
  accountRoutes,
  accountDeletionRoutes,
  dataExportRoutes,
  sessionRoutes,
  blockedPeopleRoutes,
  emailSettingRoutes,
  dateLocaleRoutes,
  administrationRoutes,
  userAdministrationRoutes,
  categoryRoutes,
  categoryAdministrationRoutes,
  uploadKeyRoutes,
  productRoutes,
  listingRoutes,
  auditLogRoutes,
  jobRoutes,
  guidanceRoutes,
  productDraftRoutes,
  productImportRoutes,
  listingFigureRoutes,
  listingEditRoutes,
  productPageRoutes,
  searchRoutes,
  wishlistRoutes,
  orderRoutes,
  saleRoutes,
  payoutRoutes,
  payoutAccountRoutes,
  conversationRoutes,
  messageRoutes,
  reportRoutes,
  staffListingRoutes,
  decisionRoutes,
  notificationRoutes,
  liveRoutes,
  paymentRoutes,
  settingRoutes,
  sitePageRoutes,
  emailTextRoutes,
  contactMessageRoutes,
  apiDescriptionRoutes,
];

/** Registers the plugins and calls of /api. */
export async function apiRoutes(api: FastifyInstance, options: AppOptions): Promise<void> {
  api.addHook('onRequest', async (request, reply) => {
    // By default, responses are not cached: most are private, and all may change at any time.
    reply.header('Cache-Control', 'no-store');
    // PostgreSQL rejects texts with a NUL character.
    if (request.url.includes('%00')) throw new HttpError(400, 'The URL contains a NUL character.');
  });
  api.setNotFoundHandler((_request, reply) => sendNotFound(reply, 'There is no such call.'));
  for (const plugin of plugins) await api.register(plugin, options);
  for (const plugin of routes) {
    // Without a name, Fastify searches all loaded modules for one.
    await api.register(fp(plugin, { name: plugin.name, encapsulate: true }), options);
  }
}
