-- The limit of emails about one order (mail/claim-notification-email.ts).
alter table notifications
  -- When the email with this notification was last sent, or an attempt made. Null before that.
  add column emailed_at timestamptz(3),
  -- The notification whose email includes this one: itself, or another one of the same user and order. Null
  -- before the email.
  add column email_id text,
  -- Whether the limit has postponed the email. The next email about the order then includes this notification.
  add column email_postponed boolean not null default false;
