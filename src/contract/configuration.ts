import type { PictureSizes } from './picture-sizes';

/**
 * What an API can do beyond the calls of specification 7.1. `sessions`: DELETE /session ends the
 * sign-in that the access token belongs to. `products`: a product and a seller can be read, and a
 * product may have several photos. `search`: all products are searched and narrowed down. `wishes`:
 * DELETE /wishes/{productId} takes a wish back. `orders`: an order has a state, a history and a page,
 * and its two sides are told of each step. `keys`: a change that is sent again with the same
 * Idempotency-Key is made once. `users`: the admin's lists of users are searched by words of their
 * names and addresses, and by `verified`. `uploads`: GET /upload-key gives the key for the image host.
 * `pages`: a list is handed out in pages of as many entries as `limit` says.
 */
export type Capability =
  'sessions' | 'products' | 'search' | 'wishes' | 'orders' | 'keys' | 'users' | 'uploads' | 'pages';

/**
 * What the browser must know of its surroundings. The server writes it into the page as JSON,
 * so one build runs anywhere; nothing in it is secret.
 */
export interface PublicConfiguration {
  /**
   * {api} of specification 7.1: absolute, or a path on the page's own origin; a slash at its end
   * may be.
   */
  apiUrl: string;
  capabilities?: Capability[];
  firebase: { apiKey: string; authDomain: string; projectId: string; appId?: string };
  /** Set only where the Firebase Auth emulator stands in for Firebase; resolved against the page. */
  identityEmulatorUrl?: string;
  stripePublishableKey: string;
  imageHost: {
    uploadUrl: string;
    /** Absent where each seller asks for a key of their own. */
    key?: string;
    /** How the addresses of its pictures begin: `https://i.ibb.co/`, or a path such as `/images/`. */
    pictures: string[];
    /** Where something makes its pictures in several sizes; without it they are shown as they are. */
    sizes?: PictureSizes;
  };
  /** For how many days after its hand-over a problem of an order can be reported. */
  completionDays?: number;
  /** Whom to write to when an order goes wrong. */
  supportEmail?: string;
  /** Where the identity service's mails are read, in a sandbox, which sends none. */
  mailboxUrl?: string;
  /** Accounts that the sign-in page offers for trying the product out. */
  demoAccounts?: { label: string; email: string; password: string }[];
  /** Cards that the payment page offers where no money moves, and what comes of each. */
  testCards?: { number: string; outcome: string }[];
  /**
   * The share of what is pressed, from 0 to 1, whose calls are to be recorded with all that they lead
   * to; without it pages tell the API nothing of that.
   */
  traces?: number;
  /** Whether /statecharts shows the flows, and the flows report to it. */
  statecharts?: boolean;
}
