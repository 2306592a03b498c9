import type { Brand } from './shop-defaults';
import type { FeeSettings } from '../payments/fee';
import type { PictureSizes } from '../pictures/picture-sizes';

/**
 * What an API can do beyond the calls of specification 7.1. A server of the specification has none of it.
 * - `extensions`: the calls and fields that the pages of docs/README.md add.
 * - `uploads`: GET /upload-key returns the key for the image host.
 * - `payoutAccounts`: sellers enter where they want to be paid; admins see it, and export transfers for the bank.
 * - `taxReports`: sellers enter their tax details; admins export the yearly report of sellers (DAC7).
 * - `connect`: Stripe pays sellers to their own accounts.
 * - `contactMessages`: the contact form sends its message to the operator.
 */
export const capabilities = [
  'extensions',
  'uploads',
  'payoutAccounts',
  'taxReports',
  'connect',
  'contactMessages',
] as const;
export type Capability = (typeof capabilities)[number];

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
  /** The forms of a phone number, if they are not those of the specification. */
  phoneForms?: string[];
  /** The currency of new prices, in lower case, if it is not that of the specification. */
  currency?: string;
  /** The shop's name and the URL of its logo, if they are not the default ones. */
  shopName?: string;
  logo?: string;
  /** What differs from the default brand. */
  brand?: Partial<Brand>;
  /** `checkbox`: new users tick a box to agree to the terms; without it, registering is the consent. */
  consent?: 'checkbox';
  /** What the shop keeps of a price, if it keeps anything. */
  fees?: FeeSettings;
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
  /** Whether the pages /components and /statecharts are enabled, and the latter shows the running state machines. */
  statecharts?: boolean;
}
