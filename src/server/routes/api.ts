import type { FastifyInstance } from 'fastify';
import type { AppOptions } from '../app-options';
import { HttpError } from '../http/http-error';
import { sendNotFound } from '../http/send-not-found';
import { authenticateBeforeBodyPlugin } from '../plugins/app/authenticate-before-body';
import { jsonBodyPlugin } from '../plugins/app/json-body';
import { corsPlugin } from '../plugins/external/cors';
import { accountDeletionRoutes } from './account-deletion';
import { accountRoutes } from './accounts';
import { administrationRoutes } from './administration';
import { apiDescriptionRoutes } from './api-description';
import { blockedPeopleRoutes } from './blocked-people';
import { categoryAdministrationRoutes } from './category-administration';
import { categoryRoutes } from './categories';
import { contactMessageRoutes } from './contact-messages';
import { conversationRoutes } from './conversations';
import { dataExportRoutes } from './data-export';
import { decisionRoutes } from './decisions';
import { dateLocaleRoutes } from './date-locale';
import { emailSettingRoutes } from './email-settings';
import { emailTextRoutes } from './email-texts';
import { guidanceRoutes } from './guidance';
import { jobRoutes } from './jobs';
import { listingFigureRoutes } from './listing-figures';
import { listingEditRoutes } from './listing-edits';
import { auditLogRoutes } from './audit-log';
import { listingRoutes } from './listings';
import { liveRoutes } from './live';
import { messageRoutes } from './messages';
import { notificationRoutes } from './notifications';
import { orderRoutes } from './orders';
import { paymentRoutes } from './payments';
import { payoutAccountRoutes } from './payout-accounts';
import { payoutRoutes } from './payouts';
import { uploadKeyRoutes } from './pictures';
import { productDraftRoutes } from './product-drafts';
import { productImportRoutes } from './product-imports';
import { productPageRoutes } from './product-pages';
import { productRoutes } from './products';
import { reportRoutes } from './reports';
import { staffListingRoutes } from './staff-listings';
import { saleRoutes } from './sales';
import { searchRoutes } from './search';
import { sessionRoutes } from './sessions';
import { settingRoutes } from './settings';
import { userAdministrationRoutes } from './user-administration';
import { sitePageRoutes } from './site-pages';
import { wishlistRoutes } from './wishlist';

const plugins = [
  corsPlugin,
  authenticateBeforeBodyPlugin,
  jsonBodyPlugin,
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
}
