/** The types of what an act concerns, with their labels. */
export const auditSubjects = {
  auditLog: 'Audit log',
  category: 'Category',
  contactMessage: 'Contact message',
  conversation: 'Conversation',
  decision: 'Decision',
  email: 'Email',
  invitation: 'Invitation',
  job: 'Job',
  list: 'List',
  listing: 'Listing',
  order: 'Order',
  page: 'Page',
  payout: 'Payout',
  report: 'Report',
  settings: 'Settings',
  user: 'User',
} as const;

export type AuditSubjectType = keyof typeof auditSubjects;

/** The acts that the audit log records, with their labels. A key begins with the type of the subject. */
export const auditActs = {
  'auditLog.export': 'Exported the audit log',
  'category.add': 'Added a category',
  'category.change': 'Changed a category',
  'category.merge': 'Merged a category into another one',
  'category.order': 'Changed the order of the categories',
  'category.remove': 'Removed a category',
  'category.setAttributes': 'Set the attributes of a category',
  'contactMessage.setDone': 'Marked a message of the contact form',
  'conversation.read': 'Read a private conversation',
  'decision.decideAppeal': 'Decided about an objection',
  'email.change': 'Changed the texts of an email',
  'email.sendTest': 'Sent an email with example data',
  'invitation.revoke': 'Revoked an invitation to the staff',
  'invitation.send': 'Invited a person to the staff',
  'job.retry': 'Retried a failed job',
  'list.export': 'Exported a list',
  'listing.delete': 'Deleted a listing',
  'listing.hide': 'Hid a listing',
  'listing.restore': 'Restored a listing',
  'listing.setCategory': 'Changed the category of a listing',
  'order.decide': 'Decided about an order',
  'order.readContactData': 'Read the contact data of an order',
  'page.change': 'Changed a page',
  'payout.export': 'Exported the payouts',
  'payout.exportBankFile': 'Exported transfers for the bank',
  'payout.exportTaxReport': 'Exported the sellers to report to the tax office',
  'payout.record': 'Recorded a payout',
  'payout.reverse': 'Reversed a payout',
  'report.decide': 'Decided about a report',
  'report.exportFigures': 'Exported the figures of moderation',
  'settings.change': 'Changed settings',
  'settings.sendTestEmail': 'Sent a test email',
  'user.delete': 'Deleted a user',
  'user.liftSuspension': 'Lifted a suspension',
  'user.makeAdmin': 'Made a user an admin',
  'user.makeModerator': 'Made a user a moderator',
  'user.readContactData': 'Read the contact data of a user',
  'user.readPayoutAccount': 'Read where a user wants to be paid',
  'user.removeAdmin': 'Removed the admin role',
  'user.removeModerator': 'Removed the moderator role',
  'user.signOut': 'Signed a user out everywhere',
  'user.suspend': 'Suspended a user',
  'user.verify': 'Verified a user',
  'user.withdrawVerification': 'Took a verification back',
} as const satisfies Record<`${AuditSubjectType}.${string}`, string>;

export type AuditAct = keyof typeof auditActs;

/** The acts in the order of their labels. */
export const auditActNames = (Object.keys(auditActs) as AuditAct[]).sort((one, other) =>
  auditActs[one].localeCompare(auditActs[other]),
);
