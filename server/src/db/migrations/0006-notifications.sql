-- What happened to somebody's own things. The bell lists the newest; a mail leaves beside it where the person wants mail.
create table notifications (
  id hex_id primary key,
  user_id hex_id not null references users on delete cascade,
  -- what it is about, so that racing or repeated work tells nobody twice: 'payment-approved:<id>'
  about text collate "C" not null check (length(about) <= 200),
  title text not null check (title <> '' and length(title) <= 200),
  message text not null check (length(message) <= 2000),
  -- a path of the academy's own
  link text check (link like '/%' and link not like '//%'),
  is_read boolean not null default false,
  created_at timestamptz not null default now(),
  unique (user_id, about)
);
create index notifications_of_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where not is_read;
create index notifications_age on notifications (created_at);
-- Who is told when something waits for the admins.
create index users_admins on users (id) where role = 'admin' or mainrole = 'superadmin';

-- Whoever follows live events does so by the right of a session and a role: when these change, the stream ends
-- (server/src/services/events). A cleared-away session that had expired before tells nobody.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('academy_events', 'session:' || old.id || ' stop');
  return null;
end $$;
create trigger sessions_ended after delete on sessions
  for each row when (old.expires_at > now()) execute function tell_session_ended();
create function tell_role_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('academy_events', 'person:' || new.id || ' stop');
  return null;
end $$;
create trigger users_role_changed after update on users
  for each row when (old.role <> new.role or old.mainrole <> new.mainrole) execute function tell_role_changed();
