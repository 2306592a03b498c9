import { gapi } from './gapi';
import { Stripe } from './stripe';

/** The services to emulate, from the `data-emulators` attribute of the script element. */
const emulators = document.currentScript?.dataset['emulators']?.split(' ') ?? [];

if (emulators.includes('identity')) Object.assign(window, { gapi });
if (emulators.includes('stripe')) Object.assign(window, { Stripe });
