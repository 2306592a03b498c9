/**
 * An empty Final Form subscription. Fields subscribe on their own, and all other state comes from the
 * machine. By default every keystroke would re-render the whole form.
 */
export const noFormSubscription = {};
