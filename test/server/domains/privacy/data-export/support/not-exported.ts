/** What the download of a person's data leaves out, although it can contain personal data. */

/** Copies that are deleted within days, and values that the search derives from the listings. */
const copies = [
  'idempotency_keys.response',
  'outbox.payload',
  'outbox.last_error',
  'products.brand',
  'saved_searches.key_terms',
  'saved_searches.other_filters',
  'products.place',
  'products.name_words',
  'products.search_terms',
  'products.reference_key',
  'products.model_key',
  'search_words.word',
  'search_words.display_form',
  'search_words.stem',
  'search_misspellings.word',
];

/** The person's messages as the other participant sees them. */
const othersView = ['messages.redacted_text'];

/** The seller sees only the last characters: a stolen session must not reveal the IBAN. */
const secrets = ['payout_accounts.encrypted'];

/** The email address that the person entered as a visitor; it identifies their reports. */
const visitorEmails = ['reports.reporter_email'];

/** An invitation to the staff, which the person has as an email. It is deleted within days. */
const invitations = ['staff_invitations.email'];

/** What staff note for each other. */
const staffNotes = ['staff_notes.text'];

/** The evidence of what staff did. The person concerned was sent the reason. */
const staffReasons = ['audit_log.reason'];

export const columnsNotExported = new Set(
  [copies, othersView, secrets, visitorEmails, invitations, staffNotes, staffReasons].flat(),
);

/** Tables with rows of a person. */
export const tablesNotExported = new Set([
  // Queues, and rows derived from other tables. All are deleted within days.
  'idempotency_keys',
  'bank_transfers',
  'outbox',
  'live_changes',
  'live_change_counter',
  'rate_limit_counters',
  'webhook_events',
  'stripe_events',
  'staff_invitations',
  'products_to_match',
  'saved_search_matches',
  'search_words',
  'search_misspellings',
  // Nobody's: only the text and the day.
  'search_counts',
  // The pictures themselves are exported.
  'pictures',
  'picture_uploads',
  'product_pictures',
  'message_pictures',
  'order_pictures',
  'review_pictures',
  'product_draft_pictures',
  'site_pictures',
  'user_pictures',
  // Which messages a person has received and read; the messages themselves are exported.
  'conversation_participants',
  // Counts per listing, without the viewer.
  'listing_views',
  // The evidence of what staff did, their notes, and hints against fraud.
  'audit_log',
  'staff_notes',
  'order_flags',
  // The sums of transfers, which are exported.
  'ledger_accounts',
  // Hashes of erased accounts.
  'erased_identities',
  // Data of the shop, not of a person.
  'search_currency',
  'categories',
  'former_categories',
  'migrations',
  'settings',
  'ledger_faults',
  'balance_transactions',
  'fee_document_counter',
  'site_pages',
  'email_texts',
]);
