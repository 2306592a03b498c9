import { gapi } from './gapi';
import { Stripe } from './stripe';

/** The parties that the server says are not the real ones, in the script's own element. */
const parts = document.currentScript?.dataset['parts']?.split(' ') ?? [];

if (parts.includes('identity')) Object.assign(window, { gapi });
if (parts.includes('stripe')) Object.assign(window, { Stripe });
