import * as z from 'zod/mini';
import { pictureSizesSchema } from './picture-sizes';

/**
 * What the browser must know of its surroundings. The server writes it into the page as JSON,
 * so one build runs anywhere; nothing in it is secret.
 */
export const publicConfigurationSchema = z.object({
  /**
   * {api} of specification 7.1: absolute, or a path on the page's own origin; a slash at its end
   * may be.
   */
  apiUrl: z.string(),
  /**
   * What the API can do beyond the calls of specification 7.1. `sessions`: DELETE /session ends the
   * sign-in that the access token belongs to.
   */
  capabilities: z.optional(z.array(z.enum(['sessions']))),
  firebase: z.object({
    apiKey: z.string(),
    authDomain: z.string(),
    projectId: z.string(),
    appId: z.optional(z.string()),
  }),
  /** Set only where the Firebase Auth emulator stands in for Firebase; resolved against the page. */
  identityEmulatorUrl: z.optional(z.string()),
  stripePublishableKey: z.string(),
  imageHost: z.object({
    uploadUrl: z.string(),
    key: z.string(),
    /** How the addresses of its pictures begin: `https://i.ibb.co/`, or a path such as `/images/`. */
    pictures: z.array(z.string()),
    /** Where something makes its pictures in several sizes; without it they are shown as they are. */
    sizes: z.optional(pictureSizesSchema),
  }),
  /** Whom to write to when an order goes wrong. */
  supportEmail: z.optional(z.string()),
  /** Where the identity service's mails are read, in a sandbox, which sends none. */
  mailboxUrl: z.optional(z.string()),
  /** Accounts that the sign-in page offers for trying the product out. */
  demoAccounts: z.optional(
    z.array(z.object({ label: z.string(), email: z.string(), password: z.string() })),
  ),
  /** Cards that the payment page offers where no money moves, and what comes of each. */
  testCards: z.optional(z.array(z.object({ number: z.string(), outcome: z.string() }))),
  /** Whether /statecharts shows the flows, and the flows report to it. */
  statecharts: z.optional(z.boolean()),
});
export type PublicConfiguration = z.infer<typeof publicConfigurationSchema>;
