-- What staff tell many people at once: everybody in a course, everybody of a role, or all.
create table announcements (
  id hex_id primary key,
  -- null once that person was deleted
  author_id hex_id references users on delete set null,
  -- whether they ran the academy when they wrote it: then only admins change it
  by_admin boolean not null,
  -- made where it was typed: the same announcement sent again is found by it
  key text not null,
  -- one of them, or neither for everybody
  course_id hex_id references courses on delete cascade,
  role text check (role in ('user', 'instructor', 'admin')),
  title text not null check (title <> ''),
  body text not null check (body <> ''),
  state text not null check (state in ('scheduled', 'sending', 'sent', 'withdrawn')),
  -- when it is to be sent; once that has begun, when it did
  at timestamptz not null,
  -- when all of its audience was told
  sent_at timestamptz,
  created_at timestamptz not null,
  edited_at timestamptz,
  withdrawn_at timestamptz,
  -- the last day, in Kigali, on which it stands above the others on its course's page
  pinned_until date,
  -- Its audience is told in the order of their ids: how far, and how many that were. Each piece is told with this, in one transaction.
  told_up_to text collate "C" not null default '',
  recipients int not null default 0,
  -- how many of them have opened it, kept by the write that notes it
  readers int not null default 0,
  title_key text not null generated always as (folded(title)) stored,
  search_key text not null generated always as (folded(title || ' ' || body)) stored,
  unique (author_id, key),
  check (course_id is null or role is null),
  check (pinned_until is null or course_id is not null),
  check ((state = 'withdrawn') = (withdrawn_at is not null))
) with (fillfactor = 70);
-- What readers find: a course's page, and what went to a role or to all.
create index announcements_out_in_course on announcements (course_id, at, id)
  where state in ('sending', 'sent') and course_id is not null;
create index announcements_pinned on announcements (course_id, at, id)
  where state in ('sending', 'sent') and pinned_until is not null;
create index announcements_out_to_people on announcements ((coalesce(role, 'all')), at, id)
  where state in ('sending', 'sent') and course_id is null;
-- What staff find.
create index announcements_in_order on announcements (at, id);
create index announcements_by_title on announcements (title_key, id);
create index announcements_of_state on announcements (state, at, id);
create index announcements_of_course on announcements (course_id, at, id);
create index announcements_of_author on announcements (author_id, at, id);
create index announcements_search on announcements using gin (search_key gin_trgm_ops);

create table announcement_reads (
  announcement_id hex_id not null references announcements on delete cascade,
  user_id hex_id not null references users on delete cascade,
  primary key (announcement_id, user_id)
);
create index announcement_reads_of_person on announcement_reads (user_id);

-- What is taken down leaves the bells, and its mails that wait stay.
create index notifications_of_announcement on notifications (about) where kind = 'announcement';
create index mails_waiting_about on mails (about) where about is not null and state = 'waiting';
