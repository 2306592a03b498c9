/** Columns that never contain what a person typed, or what identifies one beyond the anonymous id of `users`. */

/** Ids, and the values of fixed lists. */
const ids = [
  ...['categories.id', 'conversations.id', 'orders.id', 'products.id', 'users.id'],
  ...['messages.id', 'notifications.id', 'wishlist_entries.id', 'product_drafts.id'],
  ...['reports.id', 'product_imports.id', 'decisions.id'],
  ...['appeals.id', 'contact_messages.id'],
  'deleted_products.id',
  ...['conversation_participants.conversation_id', 'conversation_participants.user_id'],
  ...[
    'reports.subject_id',
    'reports.subject_user_id',
    'reports.reporter_id',
    'reports.decision_id',
    'reports.message_id',
  ],
  ...['decisions.subject_id', 'decisions.user_id', 'decisions.decided_by', 'products.hidden_by'],
  ...['appeals.decision_id', 'appeals.report_id', 'appeals.decided_by'],
  ...['payouts.id', 'payouts.seller_id', 'payouts.reverses_id', 'payouts.admin_id'],
  'payout_accounts.seller_id',
  ...['payout_entries.order_id', 'payout_entries.payout_id'],
  ...['site_pictures.owner_id', 'user_pictures.user_id'],
  'former_identifiers.user_id',
  ...['audit_log.id', 'audit_log.actor_id', 'audit_log.subject_id'],
  ...['conversations.product_id', 'conversations.buyer_id', 'conversations.seller_id'],
  ...['deleted_products.category_id', 'deleted_products.seller_id', 'listing_views.product_id'],
  ...['live_changes.recipient_ids', 'live_changes.subject_id', 'message_pictures.message_id'],
  ...['idempotency_keys.user_id', 'messages.conversation_id', 'messages.sender_id'],
  ...['notifications.user_id', 'notifications.order_id', 'notifications.product_id'],
  ...['notifications.email_id', 'order_events.order_id', 'order_events.actor_id'],
  ...['order_flags.order_id', 'order_pictures.order_id', 'ordered_products.order_id'],
  ...['orders.product_id', 'orders.buyer_id', 'orders.payment_intent_id'],
  ...['orders.claim_seller_id', 'orders.claim_currency'],
  ...['payments.intent_id', 'payments.product_id', 'payments.buyer_id'],
  ...['picture_uploads.user_id', 'pictures.removal_id', 'product_draft_pictures.draft_id'],
  ...['product_drafts.seller_id', 'product_import_pictures.import_id'],
  ...['product_imports.seller_id', 'product_imports.lease_id', 'product_pictures.product_id'],
  ...['product_prices.product_id', 'products.seller_id', 'products.category_id'],
  ...[
    'products.draft_id',
    'revoked_sessions.user_id',
    'sessions.user_id',
    'user_blocks.blocker_id',
  ],
  ...['user_blocks.blocked_id', 'wishlist_entries.product_id', 'wishlist_entries.user_id'],
];

const fixedValues = [
  ...['live_changes.subject_type', 'notifications.kind'],
  ...['order_events.type', 'order_events.state', 'order_events.problem', 'order_flags.kind'],
  ...['orders.state', 'orders.deadlines', 'outbox.task', 'payments.currency', 'payments.status'],
  ...['product_imports.state', 'products.condition', 'products.unlisted_because', 'products.box'],
  ...['products.papers', 'products.movement', 'users.role', 'users.sign_in_provider'],
  'former_identifiers.kind',
  ...['users.declined_emails', 'users.date_locale'],
  ...['sessions.browser', 'sessions.system'],
  ...['reports.subject_type', 'reports.reason', 'decisions.subject_type', 'decisions.action'],
  ...['decisions.basis', 'decisions.previous_state', 'appeals.outcome', 'settings.name'],
  ...['audit_log.actor_role', 'audit_log.act', 'audit_log.subject_type'],
  ...['site_pages.name', 'email_texts.kind', 'migrations.name'],
];

/** Random numbers, hashes, and names of files that are hashes of their content. */
const hashes = [
  ...['erased_identities.uid_hash', 'idempotency_keys.request_hash', 'idempotency_keys.key'],
  ...['rate_limit_counters.key', 'orders.hand_over_code', 'orders.return_code'],
  ...['payments.card_last4', 'payments.card_fingerprint', 'outbox.key'],
  ...['message_pictures.name', 'order_pictures.name', 'picture_uploads.name', 'pictures.name'],
  ...['site_pictures.name', 'user_pictures.name'],
  ...['product_draft_pictures.name', 'product_import_pictures.name', 'product_pictures.name'],
];

/** Written by the operator, not by users. */
const operatorTexts = [
  ...['categories.name', 'categories.description', 'categories.attributes', 'categories.image'],
  ...['settings.value', 'site_pages.content'],
  ...['email_texts.subject', 'email_texts.intro', 'email_texts.closing'],
  // The acts record no personal data in these columns.
  ...['audit_log.before', 'audit_log.after', 'audit_log.address'],
  'payouts.currency',
];

/** Numbers in a fixed format. */
const numbers = [
  ...['products.case_diameter', 'products.year_of_production', 'products.serviced_on'],
];

/** The first seven letters of the words of `search_misspellings.word`, at most. */
const prefixes = ['search_misspellings.misspelling'];

export const columnsWithoutPersonalData = new Set([
  ...ids,
  ...fixedValues,
  ...hashes,
  ...operatorTexts,
  ...numbers,
  ...prefixes,
]);
