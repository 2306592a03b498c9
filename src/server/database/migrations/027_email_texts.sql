-- The texts of a kind of email that an admin has changed. A kind without a row has the texts that the server ships.
create table email_texts (
  -- A name of server/mail/email-kinds.ts.
  kind text primary key,
  -- With placeholders such as {productName}. Null for the text that the server ships.
  subject text,
  intro text,
  closing text,
  -- The number of changes, on which a change is based.
  revision integer not null default 1,
  changed_at timestamptz(3) not null default now()
);
