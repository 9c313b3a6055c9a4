-- What a search passes over is read from the index of the list's order, and not looked up in the table row by row.
drop index payment_requests_newest;
create index payment_requests_newest on payment_requests (requested_at desc, id desc) include (search);
drop index payment_requests_pending;
create index payment_requests_pending on payment_requests (requested_at, id) include (price_rwf, search)
  where status = 'pending';
drop index certification_requests_decided;
create index certification_requests_decided on certification_requests (requested_at desc, id desc) include (search)
  where status <> 'pending';

-- Whether one may write to another about a course: null, or why not. Names what `CLOSED_REASONS` of the contract names. Who asks has looked up
-- the two people's roles (null for who is gone), whether the course exists and who teaches it: a list has them in its rows already.
drop function message_refusal(text, text, text);
create function message_refusal(
  writer text, writer_role text, receiver text, receiver_role text, about text, has_course boolean, teacher text
) returns text language plpgsql stable as $$
begin
  if receiver_role is null then return 'deleted'; end if;
  if receiver_role = 'admin' and writer_role <> 'admin' then return 'admin'; end if;
  if about is not null and not has_course then return 'course-deleted'; end if;
  if writer_role = 'admin' then return null; end if;
  if about is null then return 'not-shared'; end if;
  if writer_role = 'instructor' and teacher is distinct from writer
    or receiver_role = 'instructor' and (teacher is distinct from receiver or writer_role = 'instructor')
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

-- Stores one message, or says why not; what it rests upon stays as it is until the commit. Under a key that was used before: the same
-- message again, or 'key-used'. 'unknown' and 'course-unknown' are refusals of what has no conversation either.
create or replace function send_message(
  new_id text, writer text, receiver text, about text, said text, under text, sent_at timestamptz,
  mail_at timestamptz, mail_every interval,
  out outcome text, out id text, out created_at timestamptz, out message_type text, out is_read boolean
) language plpgsql as $$
declare
  conversation text;
  place int;
  writer_role text;
  receiver_role text;
  teacher text;
  has_course boolean;
begin
  if under is not null then
    select k.outcome, k.id, k.created_at, k.message_type, k.is_read
      into outcome, id, created_at, message_type, is_read
      from known_message(writer, receiver, about, said, under) k;
    if outcome is not null then return; end if;
  end if;

  perform pg_advisory_xact_lock_shared(message_pair(writer, receiver));
  select max(two.role) filter (where two.id = writer), max(two.role) filter (where two.id = receiver)
    into writer_role, receiver_role
    from (select u.id, messaging_role(u.role, u.mainrole) as role from users u
      where u.id in (writer, receiver) order by u.id for key share) two;
  if 'instructor' in (writer_role, receiver_role) then
    perform from courses c where c.id = about for share;
  end if;
  -- One by one, in the order of their ids: for both at once the plan that is kept read a whole course where one has nearly everybody.
  perform from enrolments e where e.course_id = about and e.user_id = least(writer collate "C", receiver collate "C") for key share;
  perform from enrolments e where e.course_id = about and e.user_id = greatest(writer collate "C", receiver collate "C") for key share;
  select c.instructor_id into teacher from courses c where c.id = about;
  has_course := found;

  outcome := message_refusal(writer, writer_role, receiver, receiver_role, about, has_course, teacher);
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

  message_type := case
    when 'admin' in (writer_role, receiver_role) then 'admin_student'
    when 'instructor' in (writer_role, receiver_role) then 'student_instructor'
    else 'student_student' end;
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
