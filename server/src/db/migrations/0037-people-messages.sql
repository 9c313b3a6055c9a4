-- Conversations of two people, in a course or without one. Whoever is named in them may be gone by now: what was written stays with the
-- other side, so ids are kept and are no references. Both sides gone, the conversation goes.
create table conversations (
  id hex_id primary key,
  person_a hex_id not null,
  person_b hex_id not null check (person_a < person_b),
  course_id hex_id,
  -- as the course was called when it was deleted, or when they began
  course_title text not null default '',
  -- how many messages there are: each has its place, given one after another by whoever holds this row
  last_position int not null default 0,
  unique nulls not distinct (person_a, person_b, course_id)
);
create index conversations_of_course on conversations (course_id) where course_id is not null;

create table messages (
  id hex_id primary key,
  conversation_id hex_id not null references conversations on delete cascade,
  position int not null,
  sender_id hex_id not null,
  content text not null check (content <> '' and length(content) <= 5000),
  message_type text not null check (message_type in ('admin_student', 'student_instructor', 'student_student')),
  -- made where it was typed, so that it is stored once however often it is sent
  key text collate "C" check (length(key) <= 64),
  created_at timestamptz not null,
  unique (conversation_id, position)
);
create unique index messages_by_key on messages (sender_id, key) where key is not null;
create index messages_search on messages using gin (folded(content) gin_trgm_ops);

-- A conversation as one of the two has it, kept by the writes: a list reads its rows in their order and counts nothing.
create table conversation_sides (
  conversation_id hex_id not null references conversations on delete cascade,
  user_id hex_id not null references users on delete cascade,
  other_id hex_id not null,
  course_id hex_id,
  -- the newest message, by which lists go; ids increase with time
  last_key hex_id not null,
  last_position int not null,
  -- what came before it this side has read
  read_position int not null default 0,
  unread int not null default 0,
  is_muted boolean not null default false,
  -- when a mail may say that something waits unread; null: nothing does, or it was said
  mail_due_at timestamptz,
  mailed_at timestamptz,
  primary key (conversation_id, user_id)
);
create index conversation_sides_in_order on conversation_sides (user_id, last_key desc, course_id);
create index conversation_sides_unread on conversation_sides (user_id) include (unread)
  where unread > 0 and not is_muted;
create index conversation_sides_mail_due on conversation_sides (mail_due_at) where mail_due_at is not null;

create function forget_empty_conversations() returns trigger language plpgsql as $$
begin
  -- When both sides go at once, the second waits here and finds that it was the last.
  perform from conversations where id in (select conversation_id from gone) order by id for update;
  delete from conversations c using gone
    where c.id = gone.conversation_id
      and not exists (select from conversation_sides s where s.conversation_id = c.id);
  return null;
end $$;
create trigger conversation_sides_gone after delete on conversation_sides referencing old table as gone
  for each statement execute function forget_empty_conversations();

-- After its enrolments, in the order in which a send locks them.
create function keep_course_title() returns trigger language plpgsql as $$
begin
  update conversations set course_title = old.title where course_id = old.id and course_title <> old.title;
  return null;
end $$;
create trigger courses_keep_title after delete on courses for each row execute function keep_course_title();

create table message_blocks (
  blocker_id hex_id not null references users on delete cascade,
  blocked_id hex_id not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id)
);
create index message_blocks_of_blocked on message_blocks (blocked_id);

-- A received message that was shown to the admins. It outlives the message and everybody named in it.
create table message_reports (
  id hex_id primary key,
  message_id hex_id references messages on delete set null,
  reporter_id hex_id not null,
  reported_id hex_id not null,
  course_id hex_id,
  course_title text not null,
  reason text not null check (reason <> '' and length(reason) <= 1000),
  created_at timestamptz not null,
  closed_at timestamptz,
  closed_by hex_id,
  note text not null default '' check (length(note) <= 1000),
  unique (message_id, reporter_id)
);
create index message_reports_in_order on message_reports ((closed_at is not null), id desc);
create function count_message_report() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform count_in_list('message-reports', case when old.closed_at is null then 'open' else 'closed' end, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform count_in_list('message-reports', case when new.closed_at is null then 'open' else 'closed' end, 1);
  end if;
  return null;
end $$;
create trigger message_reports_counted after insert or delete or update of closed_at on message_reports
  for each row execute function count_message_report();

-- Said on leaving: until somebody comes back, what they did a moment ago no longer shows them as here.
alter table sessions add column left_at timestamptz;

create function messaging_role(role text, mainrole text) returns text language sql immutable parallel safe as $$
  select case when mainrole = 'superadmin' or role = 'admin' then 'admin'
    when role = 'instructor' or mainrole = 'instructor' then 'instructor' else 'student' end
$$;

-- Whether one may write to another about a course: null, or why not. Names what `CLOSED_REASONS` of the contract names.
create function message_refusal(writer text, receiver text, about text) returns text language plpgsql stable as $$
declare
  writer_role text := (select messaging_role(role, mainrole) from users where id = writer);
  receiver_role text := (select messaging_role(role, mainrole) from users where id = receiver);
  course record;
begin
  if receiver_role is null then return 'deleted'; end if;
  if receiver_role = 'admin' and writer_role <> 'admin' then return 'admin'; end if;
  if about is not null then
    select instructor_id into course from courses where id = about;
    if not found then return 'course-deleted'; end if;
  end if;
  if writer_role = 'admin' then return null; end if;
  if about is null then return 'not-shared'; end if;
  if writer_role = 'instructor' and course.instructor_id is distinct from writer
    or receiver_role = 'instructor' and (course.instructor_id is distinct from receiver or writer_role = 'instructor')
    or writer_role = 'student' and not exists (select from enrolments where course_id = about and user_id = writer)
    or receiver_role = 'student' and not exists (select from enrolments where course_id = about and user_id = receiver)
  then return 'not-shared'; end if;
  if writer_role = 'student' and receiver_role = 'student' then
    if exists (select from message_blocks where blocker_id = writer and blocked_id = receiver) then
      return 'blocked-by-you';
    end if;
    if exists (select from message_blocks where blocker_id = receiver and blocked_id = writer) then
      return 'blocked';
    end if;
  end if;
  return null;
end $$;

-- Blocking somebody waits for what the two are writing to each other, and they for it.
create function message_pair(one text, other text) returns bigint language sql immutable parallel safe as $$
  select hashtextextended(least(one collate "C", other collate "C") || greatest(one collate "C", other collate "C"), 34)
$$;

-- Stores one message, or says why not; what it rests upon stays as it is until the commit. Under a key that was used before: the same
-- message again, or 'key-used'. 'unknown' and 'course-unknown' are refusals of what has no conversation either.
create function send_message(
  new_id text, writer text, receiver text, about text, said text, under text, sent_at timestamptz,
  mail_at timestamptz, mail_every interval,
  out outcome text, out id text, out created_at timestamptz, out message_type text, out is_read boolean
) language plpgsql as $$
declare
  conversation text;
  place int;
begin
  if under is not null then
    select k.outcome, k.id, k.created_at, k.message_type, k.is_read
      into outcome, id, created_at, message_type, is_read
      from known_message(writer, receiver, about, said, under) k;
    if outcome is not null then return; end if;
  end if;

  perform pg_advisory_xact_lock_shared(message_pair(writer, receiver));
  perform from users u where u.id in (writer, receiver) order by u.id for key share;
  if exists (select from users u where u.id in (writer, receiver) and messaging_role(u.role, u.mainrole) = 'instructor') then
    perform from courses c where c.id = about for share;
  end if;
  perform from enrolments e where e.course_id = about and e.user_id in (writer, receiver) order by e.user_id for key share;

  outcome := message_refusal(writer, receiver, about);
  select c.id, c.last_position + 1 into conversation, place from conversations c
    where c.person_a = least(writer collate "C", receiver collate "C")
      and c.person_b = greatest(writer collate "C", receiver collate "C")
      and c.course_id is not distinct from about
    for no key update;
  if outcome is not null then
    if conversation is null and outcome = 'deleted' then outcome := 'unknown'; end if;
    if conversation is null and outcome = 'course-deleted' then outcome := 'course-unknown'; end if;
    return;
  end if;
  if conversation is null then
    select b.id, b.place into conversation, place from begin_conversation(new_id, writer, receiver, about) b;
  end if;

  select case
    when 'admin' = any(roles) then 'admin_student'
    when 'instructor' = any(roles) then 'student_instructor'
    else 'student_student' end
    into message_type
    from (select array_agg(messaging_role(u.role, u.mainrole)) as roles from users u where u.id in (writer, receiver)) two;
  insert into messages as m (id, conversation_id, position, sender_id, content, message_type, key, created_at)
    values (new_id, conversation, place, writer, said, send_message.message_type, under, sent_at)
    on conflict (sender_id, key) where key is not null do nothing;
  if not found then
    -- Sent twice at once: the other one was stored.
    select k.outcome, k.id, k.created_at, k.message_type, k.is_read
      into outcome, id, created_at, message_type, is_read
      from known_message(writer, receiver, about, said, under) k;
    return;
  end if;

  update conversations c set last_position = place where c.id = conversation;
  update conversation_sides s set last_key = new_id, last_position = place,
      unread = s.unread + (s.user_id = receiver)::int,
      mail_due_at = case when s.user_id = receiver and not s.is_muted
        then coalesce(s.mail_due_at, greatest(mail_at, s.mailed_at + mail_every)) else s.mail_due_at end
    where s.conversation_id = conversation;
  perform pg_notify('academy_events', 'person:' || receiver || ' messages');
  perform pg_notify('academy_events', 'person:' || writer || ' messages');
  outcome := 'sent'; id := new_id; created_at := sent_at; is_read := false;
end $$;

-- What was stored under a key; no row's outcome when nothing was.
create function known_message(
  writer text, receiver text, about text, said text, under text,
  out outcome text, out id text, out created_at timestamptz, out message_type text, out is_read boolean
) language sql stable as $$
  select case when m.content = said and c.course_id is not distinct from about
      and receiver in (c.person_a, c.person_b) then 'again' else 'key-used' end,
    m.id, m.created_at, m.message_type, coalesce(s.read_position >= m.position, false)
  from messages m join conversations c on c.id = m.conversation_id
  left join conversation_sides s on s.conversation_id = c.id and s.user_id = receiver
  where m.sender_id = writer and m.key = under
$$;

-- Two who write to each other for the first time at the same moment begin one conversation.
create function begin_conversation(new_id text, writer text, receiver text, about text, out id text, out place int)
  language plpgsql as $$
begin
  insert into conversations (id, person_a, person_b, course_id, course_title)
    values (new_id, least(writer collate "C", receiver collate "C"), greatest(writer collate "C", receiver collate "C"),
      about, coalesce((select title from courses c where c.id = about), ''))
    on conflict do nothing;
  select c.id, c.last_position + 1 into id, place from conversations c
    where c.person_a = least(writer collate "C", receiver collate "C")
      and c.person_b = greatest(writer collate "C", receiver collate "C")
      and c.course_id is not distinct from about
    for no key update;
  insert into conversation_sides (conversation_id, user_id, other_id, course_id, last_key, last_position)
    values (begin_conversation.id, writer, receiver, about, new_id, 0),
      (begin_conversation.id, receiver, writer, about, new_id, 0)
    on conflict do nothing;
end $$;

-- The newest messages of somebody's own conversations that contain a text: conversation by conversation, and no further than where none
-- can be newer than what was found.
create function find_own_messages(reader text, pattern text, most int) returns text[] language plpgsql stable as $$
declare
  found_ids text[] := '{}';
  side record;
begin
  for side in
    select s.conversation_id, s.last_key from conversation_sides s where s.user_id = reader order by s.last_key desc
  loop
    exit when cardinality(found_ids) >= most and found_ids[most] > side.last_key;
    found_ids := array(
      select one from (
        select unnest(found_ids) as one
        union all
        (select m.id::text from messages m
          where m.conversation_id = side.conversation_id and folded(m.content) like pattern
          order by m.position desc limit most)
      ) both_parts order by one collate "C" desc limit most);
  end loop;
  return found_ids;
end $$;
