-- What lists read of what grows, kept by the writes that change it.

-- Passed final exams beside their submissions, with whether a certificate was asked for: for whom one may be asked is read a page by an
-- index, however many have theirs. A table of its own, since a request changes no figure of the submission, whose day would be counted
-- again.
create table passed_exams (
  submission_id hex_id primary key references submissions on delete cascade,
  course_id hex_id not null,
  -- null once that person was deleted
  student_id hex_id,
  submitted_at timestamptz not null,
  is_requested boolean not null
);
insert into passed_exams
  select s.id, s.course_id, s.student_id, s.submitted_at, exists (
    select from certification_requests r where r.student_id = s.student_id and r.course_id = s.course_id)
  from submissions s where s.kind = 'final-exam' and s.passed;
create index passed_exams_in_order on passed_exams (course_id, is_requested, submitted_at, submission_id) include (student_id);
create index passed_exams_of_student on passed_exams (student_id, course_id);

-- For whom a certificate may be asked: passed, still there, nothing asked for yet.
alter table course_totals add column certifiable bigint not null default 0;
insert into course_totals as t (course_id, slot, certifiable)
  select course_id, 0, count(*) from passed_exams where student_id is not null and not is_requested group by course_id
  on conflict (course_id, slot) do update set certifiable = excluded.certifiable;

create function know_passed_exam() returns trigger language plpgsql as $$
begin
  if new.passed then
    if tg_op = 'INSERT' then
      -- Who takes a request back meanwhile does not find this submission yet; they are waited for.
      perform from certification_requests
        where student_id = new.student_id and course_id = new.course_id for key share;
    end if;
    insert into passed_exams
      select new.id, new.course_id, new.student_id, new.submitted_at, exists (
        select from certification_requests where student_id = new.student_id and course_id = new.course_id)
      on conflict (submission_id) do update
      set student_id = excluded.student_id, is_requested = excluded.is_requested;
  else
    delete from passed_exams where submission_id = new.id;
  end if;
  return null;
end $$;
create trigger submissions_passed_in after insert on submissions for each row
  when (new.kind = 'final-exam' and new.passed) execute function know_passed_exam();
create trigger submissions_passed after update of passed, student_id on submissions for each row
  when (new.kind = 'final-exam'
    and (old.passed is distinct from new.passed or old.student_id is distinct from new.student_id))
  execute function know_passed_exam();

-- A student or a course that goes takes its exams along; their requests need not tell.
create function know_requested() returns trigger language plpgsql as $$
begin
  -- Who marks one of them meanwhile is waited for; who marks it later finds what is asked for.
  perform from submissions s join changed c on c.student_id = s.student_id and c.course_id = s.course_id
    where s.kind = 'final-exam' order by s.id for share of s;
  update passed_exams p set is_requested = (tg_op = 'INSERT')
    from changed c where c.student_id = p.student_id and c.course_id = p.course_id;
  return null;
end $$;
create trigger certification_requests_known_in after insert on certification_requests referencing new table as changed
  for each statement execute function know_requested();
create trigger certification_requests_known_out after delete on certification_requests referencing old table as changed
  for each statement execute function know_requested();

create function count_certifiable() returns trigger language plpgsql as $$
begin
  insert into course_totals as t (course_id, slot, certifiable)
    select course_id, pg_backend_pid() % 16, tg_argv[0]::int * count(*) from changed
    where student_id is not null and not is_requested and exists (select from courses where id = course_id)
    group by course_id order by course_id
    on conflict (course_id, slot) do update set certifiable = t.certifiable + excluded.certifiable;
  return null;
end $$;
create trigger passed_exams_counted_in after insert on passed_exams referencing new table as changed
  for each statement execute function count_certifiable('1');
create trigger passed_exams_counted_out after delete on passed_exams referencing old table as changed
  for each statement execute function count_certifiable('-1');
create trigger passed_exams_counted_before after update on passed_exams referencing old table as changed
  for each statement execute function count_certifiable('-1');
create trigger passed_exams_counted_after after update on passed_exams referencing new table as changed
  for each statement execute function count_certifiable('1');

-- Statements, and the payments that they know of: one that several have counts once.
insert into list_counts (list, status, slot, count) select 'statements', 'all', 0, count(*) from statements;
insert into list_counts (list, status, slot, count)
  select 'statement-payments', 'known', 0, count(*) from statement_payments where not is_repeat;
create index statements_from on statements (from_at);
create function count_statements() returns trigger language plpgsql as $$
begin
  perform count_in_list('statements', 'all', (tg_argv[0]::int * count(*))::int) from changed having count(*) > 0;
  return null;
end $$;
create trigger statements_counted_in after insert on statements referencing new table as changed
  for each statement execute function count_statements('1');
create trigger statements_counted_out after delete on statements referencing old table as changed
  for each statement execute function count_statements('-1');
create function count_statement_payments() returns trigger language plpgsql as $$
begin
  perform count_in_list('statement-payments', 'known', (tg_argv[0]::int * count(*))::int)
    from changed where not is_repeat having count(*) > 0;
  return null;
end $$;
create trigger statement_payments_counted_in after insert on statement_payments referencing new table as changed
  for each statement execute function count_statement_payments('1');
create trigger statement_payments_counted_out after delete on statement_payments referencing old table as changed
  for each statement execute function count_statement_payments('-1');
create trigger statement_payments_counted_before after update on statement_payments referencing old table as changed
  for each statement execute function count_statement_payments('-1');
create trigger statement_payments_counted_after after update on statement_payments referencing new table as changed
  for each statement execute function count_statement_payments('1');

-- What a page in the depth of one quiz's list passes over is read from the index of its order alone.
drop index submissions_by_student;
create index submissions_by_student on submissions (assessment_id, status, student_key, id) include (kind, course_id);
drop index submissions_by_score;
create index submissions_by_score on submissions (assessment_id, status, score_of(total_marks_awarded, total_marks), id)
  include (kind, course_id, total_marks_awarded, total_marks);

-- They are planned with from the first look on.
analyze passed_exams;
analyze statements;
