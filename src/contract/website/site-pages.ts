interface SitePage {
  title: string;
  /** For search engines and link previews. */
  description: string;
}

/** The pages whose texts an admin edits, in the order of the footer. */
export const sitePages = {
  help: { title: 'Help', description: 'How buying, selling and the protection of buyers work.' },
  about: { title: 'About', description: 'Who runs this marketplace, and what it does.' },
  contact: { title: 'Contact', description: 'How to reach the people who run this marketplace.' },
  terms: { title: 'Terms', description: 'The terms of use of this marketplace.' },
  privacy: { title: 'Privacy', description: 'Which personal data are processed, and why.' },
  imprint: { title: 'Imprint', description: 'The operator of this marketplace.' },
} satisfies Record<string, SitePage>;

export type SitePageName = keyof typeof sitePages;
export const sitePageNames = Object.keys(sitePages) as [SitePageName, ...SitePageName[]];

/** Whether this is the name of a page whose text an admin edits. */
export const isSitePageName = (name: string): name is SitePageName =>
  Object.hasOwn(sitePages, name);
