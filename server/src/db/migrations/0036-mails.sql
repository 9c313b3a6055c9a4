-- What goes by mail. A row is written with what causes it, claimed by one sender with a lease, and forgotten some weeks after it left.
create table mails (
  id hex_id primary key,
  -- whom it tells; null for an address without an account
  user_id hex_id references users on delete set null,
  -- to, subject and text; null once it has left: there may be codes and links in it
  message json,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'refused')),
  -- who sends it, and until when nobody else does
  lease hex_id,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'sending') = (lease is not null)),
  check ((lease is null) = (lease_until is null)),
  check ((state in ('waiting', 'sending')) = (message is not null))
);
create index mails_of_user on mails (user_id) where user_id is not null;
create index mails_in_hand on mails (id) where state = 'sending';
create index mails_age on mails (created_at);

-- An invitation's link is made when its mail is: the mail that is being sent, and until when nobody else sends it.
alter table invitations add column mail_id hex_id;
alter table invitations add column mail_lease_until timestamptz;
