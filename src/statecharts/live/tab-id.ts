/** Identifies this browser tab among the tabs that report their state machines to a visualiser. */
export const tabId = `tab-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
