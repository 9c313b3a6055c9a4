-- People in pages: all of them, or those of one role. Superadmins are a role of their own here, whatever `role` says.
create index users_by_name on users (folded(name), id);
create index users_by_login on users (last_login_at desc nulls last, id desc);
create index users_of_role_by_name on users
  ((case when mainrole = 'superadmin' then 'superadmin' else role end), folded(name), id);
create index users_of_role_by_email on users
  ((case when mainrole = 'superadmin' then 'superadmin' else role end), email, id);
create index users_of_role_by_login on users
  ((case when mainrole = 'superadmin' then 'superadmin' else role end), last_login_at desc nulls last, id desc);
create index users_of_role_by_age on users
  ((case when mainrole = 'superadmin' then 'superadmin' else role end), id);

-- How many there are of each, kept by a trigger: a list of all costs the same with ten times the people.
create table user_counts (
  role text not null,
  slot int not null,
  total bigint not null,
  primary key (role, slot)
);
insert into user_counts
  select case when mainrole = 'superadmin' then 'superadmin' else role end, 0, count(*) from users group by 1;
create function count_user() returns trigger language plpgsql as $$
begin
  if tg_op in ('DELETE', 'UPDATE') then
    insert into user_counts
      values (case when old.mainrole = 'superadmin' then 'superadmin' else old.role end, pg_backend_pid() % 16, -1)
      on conflict (role, slot) do update set total = user_counts.total - 1;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into user_counts
      values (case when new.mainrole = 'superadmin' then 'superadmin' else new.role end, pg_backend_pid() % 16, 1)
      on conflict (role, slot) do update set total = user_counts.total + 1;
  end if;
  return null;
end $$;
create trigger users_counted after insert or delete on users for each row execute function count_user();
create trigger users_recounted after update of role, mainrole on users for each row
  when (old.role <> new.role or old.mainrole <> new.mainrole) execute function count_user();

-- Somebody asked to join: who, as what, for which courses. It becomes an account when they set a password.
create table invitations (
  id hex_id primary key,
  -- of those that were sent together
  batch_id hex_id not null,
  name text not null check (length(name) <= 100),
  email text collate "C" not null check (length(email) <= 254),
  email_key text collate "C" not null,
  role text not null check (role in ('user', 'instructor', 'admin')),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'accepted', 'withdrawn')),
  -- why the mail did not arrive
  problem text not null default '' check (length(problem) <= 300),
  invited_at timestamptz not null default now(),
  -- whose rights count when it is accepted
  invited_by hex_id references users on delete set null,
  invited_by_name text not null,
  sent_at timestamptz,
  expires_at timestamptz,
  accepted_at timestamptz,
  -- who came of it; goes with them, as it names them
  user_id hex_id references users on delete cascade
);
-- One at a time for each address.
create unique index invitations_open on invitations (email_key) where state in ('waiting', 'sent', 'failed');
create index invitations_by_state on invitations (state, id desc);
create index invitations_of_batch on invitations (batch_id, state);
create index invitations_by_person on invitations (invited_by);
create index invitations_of_user on invitations (user_id);
create index invitations_search on invitations using gin (folded(name || ' ' || email) gin_trgm_ops);

create table invitation_courses (
  invitation_id hex_id not null references invitations on delete cascade,
  course_id hex_id not null references courses on delete cascade,
  primary key (invitation_id, course_id)
);
create index invitation_courses_of_course on invitation_courses (course_id);
-- A list of people names courses by their titles.
create index courses_by_title on courses (folded(title));

-- The links of invitations are links to set up an account too; those of the first superadmin belong to none.
alter table setup_links add column invitation_id hex_id references invitations on delete cascade;
create index setup_links_of_invitation on setup_links (invitation_id) where invitation_id is not null;
