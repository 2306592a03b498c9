import type { PictureSizes } from '../pictures/picture-sizes';

/**
 * Optional features of an API, beyond the calls of specification 7.1.
 * - `sessions`: DELETE /session ends the session of the access token.
 * - `products`: product and seller pages, several photos per product.
 * - `drafts`: sellers save drafts of products, and duplicate a product as a draft.
 * - `search`: full-text search with filters.
 * - `wishes`: DELETE /wishes/{productId} removes a wishlist entry.
 * - `payouts`: the operator pays sellers by hand; what is owed and was paid is recorded.
 * - `payoutAccounts`: sellers enter where they want to be paid; admins see it, and export transfers for the bank.
 * - `orders`: orders have a state, a history and a page; buyer and seller are notified of each step.
 * - `conversations`: buyers and sellers write to each other about a product.
 * - `keys`: a repeated request with the same Idempotency-Key takes effect once.
 * - `attributes`: products have the attributes of a watch; the search has facets for them.
 * - `guidance`: GET /sold-prices says what similar products were sold for.
 * - `bothRoles`: a buyer can add the role seller, and a seller the role buyer.
 * - `users`: the admin's user lists are searchable by name, email and `verified`.
 * - `userAdministration`: staff finds people, listings and orders, sees a user's history, and suspends users.
 * - `ownAccount`: users manage and delete their own account.
 * - `uploads`: GET /upload-key returns the key for the image host.
 * - `pages`: lists are paginated by `limit`.
 * - `figures`: views of products are counted, and sellers see how their listings are doing.
 * - `listings`: a seller's own products are listed with their states, searched and sorted.
 * - `productImports`: sellers add products from a CSV file.
 * - `reports`: anyone reports listings, people, conversations and orders; staff decide about them.
 * - `messageReports`: a report of a conversation can name the message that it is about.
 * - `moderationFigures`: admins export the figures of reports, decisions and objections of a year.
 * - `staffListings`: staff hide, restore, delete and move the listings of all sellers.
 * - `settings`: admins change the shop's name, logo, contact address, times, quotas and retention.
 * - `audit`: what admins, moderators and commands did is recorded, and listed for admins.
 * - `jobs`: admins see the pending jobs and the state of the external services, and retry failed jobs.
 * - `categories`: admins add, change, order, merge and remove categories.
 * - `contactMessages`: the contact form sends its message to the operator.
 * - `sitePages`: Help, Terms, Imprint and others have pages, whose texts admins edit.
 * - `emailTexts`: admins change the texts of the emails to users.
 * - `listingEdits`: sellers edit and pause their products, and hide them while they are away.
 */
export type Capability =
  | 'sessions'
  | 'products'
  | 'drafts'
  | 'search'
  | 'wishes'
  | 'orders'
  | 'payouts'
  | 'payoutAccounts'
  | 'conversations'
  | 'attributes'
  | 'guidance'
  | 'keys'
  | 'ownAccount'
  | 'bothRoles'
  | 'users'
  | 'audit'
  | 'userAdministration'
  | 'uploads'
  | 'pages'
  | 'figures'
  | 'listings'
  | 'listingEdits'
  | 'productImports'
  | 'reports'
  | 'messageReports'
  | 'moderationFigures'
  | 'staffListings'
  | 'settings'
  | 'jobs'
  | 'sitePages'
  | 'emailTexts'
  | 'categories'
  | 'contactMessages';

/**
 * The client's configuration. The server embeds it in the page as JSON, so one build runs in every
 * environment. It holds no secrets.
 */
export interface PublicConfiguration {
  /** The API's base URL ({api} in specification 7.1): an absolute URL, or a path on the page's origin. */
  apiUrl: string;
  capabilities?: Capability[];
  firebase: { apiKey: string; authDomain: string; projectId: string; appId?: string };
  /** URL of the Firebase Auth emulator, in the sandbox only; resolved against the page. */
  identityEmulatorUrl?: string;
  stripePublishableKey: string;
  imageHost: {
    uploadUrl: string;
    /** The API key of the image host. Absent if the client requests a key for each seller. */
    key?: string;
    /** The URL prefixes of uploaded images, such as `https://i.ibb.co/` or the path `/images/`. */
    pictures: string[];
    /** How to request resized images. Without it the originals are shown. */
    sizes?: PictureSizes;
  };
  /** The number of hours for which a booking holds without payment. */
  bookingHours?: number;
  /** The number of hours after the hand-over in which the buyer can report a problem. */
  inspectionHours?: number;
  /** Whether paying and adding products require a confirmed email address. */
  requiresConfirmedEmail?: boolean;
  /** The shop's name and the URL of its logo, if they are not the default ones. */
  shopName?: string;
  logo?: string;
  /** The contact address for problems with an order. */
  supportEmail?: string;
  /** The URL of the sandbox's mailbox, which shows emails instead of sending them. */
  mailboxUrl?: string;
  /** Demo accounts on the sign-in page. */
  demoAccounts?: { label: string; email: string; password: string }[];
  /** Test cards on the payment page, each with its outcome. */
  testCards?: { number: string; outcome: string }[];
  /** The sampling rate of traces that start in the browser, from 0 to 1. If absent, none start there. */
  traces?: number;
  /** Whether the page /statecharts is enabled and shows the running state machines. */
  statecharts?: boolean;
}
