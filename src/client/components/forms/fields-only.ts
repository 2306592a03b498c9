/**
 * What a form is drawn again for: nothing. Its fields hear of themselves, and whatever else it
 * shows comes from its machine; by default every key would draw the whole form.
 */
export const fieldsOnly = {};
