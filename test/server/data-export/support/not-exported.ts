/** What the download of a person's data leaves out, although it can contain personal data. */

/** Copies that are deleted within days, and what search derives from the listings. */
const copies = [
  ...['idempotency_keys.response', 'outbox.payload', 'outbox.last_error'],
  ...['products.brand', 'products.place', 'products.name_words', 'products.search_terms'],
  ...['products.reference_key', 'products.model_key'],
  ...['search_words.word', 'search_words.display_form', 'search_misspellings.word'],
];

/** The other side's view of the own messages. */
const ofOthers = ['messages.redacted_text'];

/** The seller sees only its ending: a thief with their session must not learn the IBAN. */
const secrets = ['payout_accounts.encrypted'];

/** The person has entered it as a visitor, and knows it. */
const keys = ['reports.reporter_email'];

/** The evidence of what staff did. The person concerned was sent the reason. */
const ofStaff = ['audit_log.reason'];

export const columnsNotExported = new Set([copies, ofOthers, secrets, keys, ofStaff].flat());

/** Tables with rows of a person. */
export const tablesNotExported = new Set([
  // Deleted within days: queues, and what other tables derive.
  ...['idempotency_keys', 'outbox', 'live_changes', 'live_change_counter', 'rate_limit_counters'],
  ...['search_words', 'search_misspellings'],
  // The pictures themselves are exported.
  ...['pictures', 'picture_uploads', 'product_pictures', 'message_pictures', 'order_pictures'],
  ...['product_draft_pictures', 'site_pictures', 'user_pictures'],
  // What a person has received and read; the conversations are exported.
  'conversation_participants',
  // Views of a listing are not those of a person.
  'listing_views',
  // The evidence of what staff did, and hints against fraud.
  ...['audit_log', 'conversation_admin_reads', 'order_flags'],
  // Only of accounts that were erased.
  'erased_identities',
  // The shop's.
  ...['categories', 'migrations', 'settings', 'site_pages', 'email_texts'],
]);
