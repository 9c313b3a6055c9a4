-- What a person wants to hear otherwise than usual; null is as usual, and no row is all as usual.
create table notification_choices (
  user_id hex_id not null references users on delete cascade,
  -- contract/src/notifications/kinds.ts
  kind text collate "C" not null check (kind <> '' and length(kind) <= 40),
  bell boolean,
  mail boolean,
  push boolean,
  primary key (user_id, kind),
  check (num_nonnulls(bell, mail, push) > 0)
);

-- When a person wants to hear it, in minutes after midnight in Kigali; no row is always, and each by itself.
create table notification_hours (
  user_id hex_id primary key references users on delete cascade,
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439 and quiet_until <> quiet_from),
  digest_at smallint check (digest_at between 0 and 1439),
  next_digest_at timestamptz,
  check ((quiet_from is null) = (quiet_until is null)),
  check ((digest_at is null) = (next_digest_at is null))
);
create index notification_digests_due on notification_hours (next_digest_at) where next_digest_at is not null;

-- Since when this person's address takes no mail: it was refused for good. What concerns the account's security is tried all the same.
alter table users add column mail_refused_at timestamptz;

-- What a mail tells, where nothing in the bell stands for it: nobody gets it twice.
alter table mails add column about text collate "C" check (length(about) <= 200);
create unique index mails_about on mails (user_id, about) where about is not null;
