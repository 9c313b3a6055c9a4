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
  -- One by one, in the order of their ids: for both at once the plan that is kept read a whole course where one has nearly everybody.
  perform from enrolments e where e.course_id = about and e.user_id = least(writer collate "C", receiver collate "C") for key share;
  perform from enrolments e where e.course_id = about and e.user_id = greatest(writer collate "C", receiver collate "C") for key share;

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
