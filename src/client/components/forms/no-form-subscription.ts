/**
 * What of Final Form's state a form re-renders for: nothing. Its fields subscribe by themselves,
 * and whatever else it shows comes from its machine; by default every key would re-render the whole
 * form.
 */
export const noFormSubscription = {};
