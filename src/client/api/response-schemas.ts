import * as z from 'zod/mini';
import { auditEntrySchema } from '../../contract/console/audit-log';
import {
  accountDeletionSchema,
  deletionRequestSchema,
} from '../../contract/privacy/account-deletion';
import { dataExportKeySchema } from '../../contract/privacy/data-export';
import { blockedPersonSchema } from '../../contract/trust/blocked-person';
import { emailSettingsSchema } from '../../contract/mail/email-settings';
import { editableEmailSchema, renderedEmailSchema } from '../../contract/mail/email-texts';
import { categorySchema } from '../../contract/selling/category';
import { editableCategorySchema } from '../../contract/selling/editable-category';
import { contactMessageSchema } from '../../contract/talking/contact-message';
import {
  conversationReportSchema,
  conversationSchema,
  sentMessageSchema,
  threadSchema,
  unreadConversationsSchema,
} from '../../contract/talking/conversation';
import {
  acknowledgementSchema,
  deletionSchema,
  insertionSchema,
  modificationSchema,
} from '../../contract/platform/mutation-results';
import { decisionSummarySchema, statementSchema } from '../../contract/trust/decision';
import { healthReportSchema } from '../../contract/console/health-report';
import { jobSchema, jobSummarySchema } from '../../contract/console/job';
import { listingChangeResultsSchema } from '../../contract/selling/listing-changes';
import { listingSchema, listingsPageSchema } from '../../contract/selling/listing';
import { figureTotalsSchema, listingFiguresSchema } from '../../contract/selling/listing-figures';
import { awaySchema, editableProductSchema } from '../../contract/selling/editable-product';
import { liveChangeSchema } from '../../contract/talking/live-change';
import {
  orderNotificationSchema,
  unseenNotificationsSchema,
  wishNotificationSchema,
} from '../../contract/talking/notification';
import { orderContactSchema } from '../../contract/buying/order-contact';
import { orderSchema } from '../../contract/buying/order';
import { overviewSchema } from '../../contract/console/overview';
import { listedPersonSchema } from '../../contract/console/person';
import { paymentIntentSchema } from '../../contract/payments/payment';
import {
  ownPayoutAccountSchema,
  payoutAccountSchema,
} from '../../contract/payments/payout-account';
import {
  owedSaleSchema,
  owedPageSchema,
  owedTotalsSchema,
  payoutSchema,
} from '../../contract/payments/payout';
import { latestImportSchema } from '../../contract/selling/product-import';
import {
  draftSummarySchema,
  draftSaveResultSchema,
  storedDraftSchema,
} from '../../contract/selling/product-draft';
import { ownSessionSchema } from '../../contract/accounts/own-session';
import {
  ownProductSchema,
  detailedProductSchema,
  productSchema,
} from '../../contract/selling/product';
import { orderEventResultSchema, saleDetailsSchema, saleSchema } from '../../contract/buying/sale';
import { reportDetailsSchema, reportSchema } from '../../contract/trust/report';
import { searchResponseSchema, suggestionSchema } from '../../contract/finding/search';
import { soldPricesSchema } from '../../contract/selling/sold-prices';
import { sellerSchema } from '../../contract/selling/seller';
import { staffListingSchema } from '../../contract/trust/staff-listing';
import { staffSearchSchema } from '../../contract/console/staff-search';
import { shopSettingsResponseSchema } from '../../contract/platform/shop-settings';
import { testEmailResultSchema } from '../../contract/mail/test-email';
import { editableSitePageSchema, sitePageSchema } from '../../contract/website/site-page-content';
import { uploadKeySchema } from '../../contract/pictures/upload-key';
import {
  accessTokenSchema,
  accountSchema,
  userSchema,
  type Account,
} from '../../contract/accounts/user';
import { contactDataSchema, userRecordSchema } from '../../contract/console/user-record';
import { wishlistEntrySchema } from '../../contract/buying/wishlist';
import { tolerantList, tolerantObject } from './tolerant-schemas';

const order = tolerantObject(orderSchema, '_id', 'productId', 'productName');
const account = tolerantObject(accountSchema);
const product = tolerantObject(productSchema, '_id', 'productName');
/** The state chart and the links need these fields. */
const requiredSaleFields = ['orderId', 'productId', 'productName', 'state'] as const;

/**
 * The schemas of the API's responses. They accept any server that implements the specification: `tolerantObject` gives
 * missing or invalid fields an empty default, except for the named ones, and `tolerantList` leaves out invalid items.
 * They are in their own chunk, because the first page does not need them before its first response.
 */
export const responseSchemas = {
  accessToken: accessTokenSchema,
  /** A server may send null for an unknown user. */
  account: z.pipe(
    z.nullable(account),
    z.transform((response): Account => response ?? { role: null, verified: false }),
  ),
  accountDeletion: accountDeletionSchema,
  deletionRequest: deletionRequestSchema,
  acknowledgement: tolerantObject(acknowledgementSchema),
  emailSettings: emailSettingsSchema,
  /** Not tolerant: the next edit would save an empty default over the stored value. */
  editableEmailList: z.array(editableEmailSchema),
  renderedEmail: renderedEmailSchema,
  latestImport: latestImportSchema,
  auditLog: tolerantList(auditEntrySchema),
  auditLogCsv: z.string(),
  sellerAway: awaySchema,
  blockedPersonList: tolerantList(tolerantObject(blockedPersonSchema, 'uid')),
  bookingResponse: z.object({ message: z.optional(z.string()) }),
  categoryHeading: tolerantObject(
    z.pick(categorySchema, { name: true, description: true }),
    'name',
  ),
  categoryList: tolerantList(tolerantObject(categorySchema, '_id', 'name')),
  contactData: contactDataSchema,
  contactMessageList: tolerantList(tolerantObject(contactMessageSchema, '_id')),
  conversationList: tolerantList(conversationSchema),
  conversationReportList: tolerantList(conversationReportSchema),
  draftSummaryList: tolerantList(tolerantObject(draftSummarySchema, 'id')),
  decisionList: tolerantList(decisionSummarySchema),
  deletion: tolerantObject(deletionSchema),
  soldPrices: soldPricesSchema,
  owedSaleList: z.array(owedSaleSchema),
  owedPage: owedPageSchema,
  owedTotals: owedTotalsSchema,
  payoutList: z.array(payoutSchema),
  ownPayoutAccount: z.nullable(ownPayoutAccountSchema),
  payoutAccount: z.nullable(payoutAccountSchema),
  listingChangeResults: listingChangeResultsSchema,
  csv: z.string(),
  dataExportKey: dataExportKeySchema,
  listingsPage: z.extend(listingsPageSchema, {
    listings: tolerantList(tolerantObject(listingSchema, '_id', 'productName', 'state')),
  }),
  /** Not tolerant: the next edit would save an empty default over the stored value. */
  editableProduct: editableProductSchema,
  editableCategoryList: z.array(editableCategorySchema),
  insertion: tolerantObject(insertionSchema, 'insertedId'),
  liveChange: liveChangeSchema,
  modification: tolerantObject(modificationSchema),
  notificationList: tolerantList(
    z.union([
      tolerantObject(orderNotificationSchema, 'id', 'orderId', 'productName', 'news', 'as'),
      tolerantObject(wishNotificationSchema, 'id', 'productId', 'productName', 'news'),
    ]),
  ),
  orderContact: orderContactSchema,
  orderList: tolerantList(order),
  /** Some servers return the product itself, which has no productId. */
  orderOfProduct: z.pipe(
    z.transform((response: unknown) =>
      typeof response === 'object' && response !== null && '_id' in response
        ? { productId: response._id, ...response }
        : response,
    ),
    order,
  ),
  figureTotals: tolerantObject(figureTotalsSchema),
  listingFigures: listingFiguresSchema,
  healthReport: healthReportSchema,
  jobList: tolerantList(jobSchema),
  jobSummary: jobSummarySchema,
  staffOverview: overviewSchema,
  ownSessionList: z.array(ownSessionSchema),
  ownProductList: tolerantList(tolerantObject(ownProductSchema, '_id', 'productName')),
  paymentIntent: tolerantObject(paymentIntentSchema, 'clientSecret'),
  detailedProduct: tolerantObject(detailedProductSchema, '_id', 'productName'),
  productList: tolerantList(product),
  draftSaveResult: draftSaveResultSchema,
  storedDraft: storedDraftSchema,
  reportDetails: reportDetailsSchema,
  reportList: tolerantList(reportSchema),
  sale: tolerantObject(saleDetailsSchema, ...requiredSaleFields, 'as'),
  saleList: tolerantList(tolerantObject(saleSchema, ...requiredSaleFields)),
  orderEventResult: tolerantObject(orderEventResultSchema, 'state'),
  sentMessage: sentMessageSchema,
  searchResponse: z.extend(searchResponseSchema, { products: tolerantList(product) }),
  sitePage: sitePageSchema,
  sitePageList: z.array(editableSitePageSchema),
  sitePagePreview: z.object({ html: z.string() }),
  shopSettings: shopSettingsResponseSchema,
  seller: tolerantObject(sellerSchema, 'uid', 'displayName'),
  listedPersonList: tolerantList(listedPersonSchema),
  staffSearch: staffSearchSchema,
  staffListingList: tolerantList(staffListingSchema),
  statement: statementSchema,
  suggestionList: tolerantList(suggestionSchema),
  testEmailResult: testEmailResultSchema,
  thread: z.extend(threadSchema, {
    messages: tolerantList(threadSchema.shape.messages.def.element),
    // A newer server may know events of an order that this client does not.
    entries: tolerantList(threadSchema.shape.entries.def.element),
  }),
  unreadConversations: tolerantObject(unreadConversationsSchema),
  unseenNotifications: tolerantObject(unseenNotificationsSchema),
  uploadKey: uploadKeySchema,
  userRecord: userRecordSchema,
  userList: tolerantList(tolerantObject(userSchema, '_id', 'email')),
  /** A server may send an entry, a boolean or a list. An empty list counts as false. */
  wished: z.pipe(
    z.unknown(),
    z.transform((response) => (Array.isArray(response) ? response.length > 0 : Boolean(response))),
  ),
  wishlist: tolerantList(tolerantObject(wishlistEntrySchema, '_id', 'productName', 'productId')),
};
