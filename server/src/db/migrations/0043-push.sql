-- By which push services know the academy (VAPID, RFC 8292). There is one: subscriptions are made for it, and are of no use without it.
create table push_keys (
  -- an uncompressed point of P-256, base64url
  public_key text collate "C" primary key,
  -- sealed with the academy's secret
  private_key text not null,
  created_at timestamptz not null default now()
);
create unique index push_keys_one on push_keys ((true));

-- The browsers that are told while their page is closed; each ends with the session in which it was asked for.
create table push_subscriptions (
  id hex_id primary key,
  user_id hex_id not null references users on delete cascade,
  session_id hex_id not null references sessions on delete cascade,
  -- where its push service takes what is for it; whoever has this browser now
  endpoint text collate "C" not null unique check (endpoint <> '' and length(endpoint) <= 1000),
  -- its public key and the secret that it shares with us, base64url
  p256dh text collate "C" not null check (length(p256dh) = 87),
  auth text collate "C" not null check (length(auth) = 22),
  created_at timestamptz not null,
  pushed_at timestamptz
);
create index push_subscriptions_of_user on push_subscriptions (user_id, id desc);
create index push_subscriptions_of_session on push_subscriptions (session_id);

-- What is on its way to them: written with what causes it, claimed by one sender with a lease, and forgotten some weeks after. One
-- row for a thing and a browser, however often it is told; a thing that grows goes again with each event.
create table pushes (
  subscription_id hex_id not null references push_subscriptions on delete cascade,
  about text collate "C" not null check (about <> '' and length(about) <= 200),
  event text collate "C" not null check (length(event) <= 200),
  -- null: the person asked for it just now, whatever else they chose
  kind text collate "C" check (length(kind) <= 40),
  -- title, message and link; null where a row in the bell says them, which is read when it leaves
  note json,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'done')),
  due_at timestamptz not null,
  -- it waited, for quiet hours or for a push service: several of those leave as one
  is_late boolean not null default false,
  tries smallint not null default 0,
  lease hex_id,
  lease_until timestamptz,
  created_at timestamptz not null,
  primary key (subscription_id, about),
  check ((state = 'sending') = (lease is not null)),
  check ((lease is null) = (lease_until is null))
);
create index pushes_due on pushes (due_at) where state = 'waiting';
create index pushes_in_hand on pushes (lease_until) where state = 'sending';
-- What was told to many is taken back; what stands in a bell goes with its row there.
create index pushes_without_bell on pushes (about) where state = 'waiting' and note is not null;
create index pushes_age on pushes (created_at);

-- A message that was read, or is to be silent, is pushed no more.
create function forget_push_of_message() returns trigger language plpgsql as $$
begin
  delete from pushes p using push_subscriptions s
    where s.user_id = new.user_id and p.subscription_id = s.id
      and p.about = 'message:' || new.conversation_id and p.state = 'waiting';
  return null;
end $$;
create trigger conversation_sides_read after update of unread, is_muted on conversation_sides
  for each row when ((new.unread = 0 and old.unread > 0) or (new.is_muted and not old.is_muted))
  execute function forget_push_of_message();
