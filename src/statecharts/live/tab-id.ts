/** A unique id of this page among all that report. */
export const tabId = `tab-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
