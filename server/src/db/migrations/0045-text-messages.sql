-- Where somebody gets text messages, once a code has come back from there; nobody has to have one.
create table phones (
  user_id hex_id primary key references users on delete cascade,
  number text collate "C" not null check (number ~ '^\+[0-9]{8,15}$'),
  -- since when that number takes no messages
  refused_at timestamptz,
  confirmed_at timestamptz not null default now()
);

-- The number that waits for its code. One at a time for each person.
create table phone_codes (
  user_id hex_id primary key references users on delete cascade,
  id hex_id not null,
  number text collate "C" not null check (number ~ '^\+[0-9]{8,15}$'),
  otp_hash text collate "C" not null,
  tries_left int not null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index phone_codes_expiry on phone_codes (expires_at);

-- What goes as a text message. A row is written with what causes it, claimed by one sender with a lease, and forgotten some weeks later.
create table text_messages (
  id hex_id primary key,
  user_id hex_id not null references users on delete cascade,
  -- a person hears of the same thing once; null for codes
  about text collate "C" check (length(about) <= 200),
  -- both null once it has left or never will
  number text collate "C",
  body text,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'refused')),
  lease hex_id,
  lease_until timestamptz,
  -- nobody wants it any more then
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'sending') = (lease is not null)),
  check ((lease is null) = (lease_until is null)),
  check ((state in ('waiting', 'sending')) = (body is not null)),
  check ((number is null) = (body is null))
);
create unique index text_messages_about on text_messages (user_id, about) where about is not null;
create index text_messages_of_user on text_messages (user_id);
create index text_messages_age on text_messages (created_at);

alter table notification_choices add column sms boolean;
alter table notification_choices drop constraint notification_choices_check;
alter table notification_choices add constraint notification_choices_check
  check (num_nonnulls(bell, mail, push, sms) > 0);
