/** The acts that the audit log records, with their labels. A key begins with the type of the subject. */
export const auditActs = {
  'category.add': 'Added a category',
  'category.setAttributes': 'Set the attributes of a category',
  'order.decide': 'Decided about an order',
  'user.delete': 'Deleted a user',
  'user.makeAdmin': 'Made a user an admin',
  'user.verify': 'Verified a user',
} as const satisfies Record<`${AuditSubject}.${string}`, string>;

export type AuditAct = keyof typeof auditActs;

/** The types of what an act concerns. */
export type AuditSubject = 'category' | 'order' | 'user';

/** The acts in the order of their labels. */
export const auditActNames = (Object.keys(auditActs) as AuditAct[]).sort((one, other) =>
  auditActs[one].localeCompare(auditActs[other]),
);
