-- The address that somebody wants in place of theirs, until the code that was mailed there comes back. One at a time for each person.
create table email_changes (
  user_id hex_id primary key references users on delete cascade,
  id hex_id not null,
  email text collate "C" not null check (length(email) <= 254),
  -- null when the address has an account already: then no code is right
  otp_hash text collate "C",
  tries_left int not null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index email_changes_expiry on email_changes (expires_at);

-- An address that somebody had until it was changed, and the link in the letter to it that takes the account back.
create table former_emails (
  token_hash text collate "C" primary key,
  user_id hex_id not null references users on delete cascade,
  email text collate "C" not null check (length(email) <= 254),
  changed_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index former_emails_of_user on former_emails (user_id);
create index former_emails_expiry on former_emails (expires_at);
