/** The page's own name among all that report. */
export const thisTab = `tab-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
