/**
 * Subscribes a form to none of Final Form's state. Its fields subscribe on their own and the rest
 * comes from the machine; by default every keystroke would re-render the whole form.
 */
export const noFormSubscription = {};
