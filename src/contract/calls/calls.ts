import { accountDeletionCalls } from './account-deletion';
import { accountCalls } from './accounts';
import { auditCalls } from './audit';
import { blockedPeopleCalls } from './blocked-people';
import { categoryCalls } from './categories';
import { connectedAccountCalls } from './connected-accounts';
import { contactMessageCalls } from './contact-messages';
import { conversationCalls } from './conversations';
import { dataExportCalls } from './data-export';
import { decisionCalls } from './decisions';
import { dateLocaleCalls } from './date-locale';
import { emailSettingCalls } from './email-settings';
import { emailTextCalls } from './email-texts';
import { guidanceCalls } from './guidance';
import { jobCalls } from './jobs';
import { listingFigureCalls } from './listing-figures';
import { listingEditCalls } from './listing-edits';
import { listingCalls } from './listings';
import { offerCalls } from './offers';
import { payoutAccountCalls } from './payout-accounts';
import { payoutCalls } from './payouts';
import { taxDetailCalls } from './tax-details';
import { productDraftCalls } from './product-drafts';
import { productImportCalls } from './product-imports';
import { productCalls } from './products';
import { purchaseCalls } from './purchases';
import { recentActivityCalls } from './recent-activity';
import { reportCalls } from './reports';
import { reviewCalls } from './reviews';
import { saleCalls } from './sales';
import { savedSearchCalls } from './saved-searches';
import { searchCalls } from './search';
import { searchWordCalls } from './search-words';
import { sellerCalls } from './sellers';
import { sessionCalls } from './sessions';
import { settingCalls } from './settings';
import { staffInvitationCalls } from './staff-invitations';
import { staffListingCalls } from './staff-listings';
import { userAdministrationCalls } from './user-administration';
import { sitePageCalls } from './site-pages';

/** The API's calls by topic and name. */
export const callsByTopic = {
  Accounts: {
    ...accountCalls,
    ...accountDeletionCalls,
    ...dataExportCalls,
    ...sessionCalls,
    ...blockedPeopleCalls,
    ...emailSettingCalls,
    ...dateLocaleCalls,
  },
  Products: productCalls,
  Listings: { ...listingCalls, ...listingFigureCalls, ...productImportCalls },
  Guidance: guidanceCalls,
  Drafts: productDraftCalls,
  'Listing edits': listingEditCalls,
  Search: { ...searchCalls, ...searchWordCalls, ...savedSearchCalls, ...recentActivityCalls },
  Sellers: sellerCalls,
  Purchases: purchaseCalls,
  Sales: saleCalls,
  Offers: offerCalls,
  Reviews: reviewCalls,
  Payouts: { ...payoutCalls, ...payoutAccountCalls, ...taxDetailCalls, ...connectedAccountCalls },
  Conversations: conversationCalls,
  Settings: settingCalls,
  Administration: { ...auditCalls, ...jobCalls },
  'User administration': { ...userAdministrationCalls, ...staffInvitationCalls },
  Reports: { ...reportCalls, ...decisionCalls, ...staffListingCalls },
  Pages: sitePageCalls,
  Emails: emailTextCalls,
  'Contact form': contactMessageCalls,
  Categories: categoryCalls,
};

/** The API's calls by name, which is unique. */
export const calls = {
  ...accountCalls,
  ...accountDeletionCalls,
  ...dataExportCalls,
  ...sessionCalls,
  ...blockedPeopleCalls,
  ...emailSettingCalls,
  ...dateLocaleCalls,
  ...productCalls,
  ...listingCalls,
  ...guidanceCalls,
  ...productDraftCalls,
  ...listingFigureCalls,
  ...productImportCalls,
  ...listingEditCalls,
  ...searchCalls,
  ...searchWordCalls,
  ...savedSearchCalls,
  ...recentActivityCalls,
  ...sellerCalls,
  ...purchaseCalls,
  ...saleCalls,
  ...reviewCalls,
  ...offerCalls,
  ...payoutCalls,
  ...payoutAccountCalls,
  ...taxDetailCalls,
  ...connectedAccountCalls,
  ...conversationCalls,
  ...reportCalls,
  ...settingCalls,
  ...auditCalls,
  ...userAdministrationCalls,
  ...staffInvitationCalls,
  ...decisionCalls,
  ...staffListingCalls,
  ...jobCalls,
  ...sitePageCalls,
  ...emailTextCalls,
  ...contactMessageCalls,
  ...categoryCalls,
};
