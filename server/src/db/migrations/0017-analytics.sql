-- Counts by day, in Kigali, which jobs keep: of today and of days that no job has reached the rows themselves are read
-- (server/src/features/analytics). They hold no reference: what goes leaves a change behind, and its days are counted again.

create function kigali_start(day date) returns timestamptz language sql immutable strict parallel safe
  return day::timestamp at time zone 'Africa/Kigali';

-- How far each kind is counted. `marked_through` goes first: from then on whoever changes such a day leaves a change.
create table rollups (
  kind text primary key check (kind in ('enrolments', 'completions', 'results', 'payments', 'learners')),
  marked_through date not null,
  rolled_through date not null check (rolled_through <= marked_through)
);
-- Days to count again. Nothing but appended to by writes, so that no change hides behind one that is just being worked off.
create table rollup_changes (
  id bigint generated always as identity primary key,
  kind text not null,
  -- '' is payments of courses that are gone, and of learners the whole academy
  course_id text collate "C" not null,
  -- of learners: from this day on
  day date not null
);
create index rollup_changes_of_kind on rollup_changes (kind, id);

create table enrolment_days (
  course_id text collate "C" not null,
  day date not null,
  enrolled int not null,
  primary key (course_id, day)
);
create index enrolment_days_by_day on enrolment_days (day) include (enrolled);
create table completion_days (
  course_id text collate "C" not null,
  -- '' is all of the course
  lecture_id text collate "C" not null,
  day date not null,
  completed int not null,
  primary key (course_id, lecture_id, day)
);
create index completion_days_of_courses on completion_days (day) include (course_id, completed) where lecture_id = '';
create index completion_days_by_day on completion_days (course_id, day);
create table result_days (
  course_id text collate "C" not null,
  assessment_id text collate "C" not null,
  kind text not null,
  day date not null,
  -- of ten percent each; -1 waits for marks
  band int not null,
  submissions int not null,
  passed int not null,
  percent_sum numeric not null,
  primary key (course_id, day, assessment_id, band)
);
create index result_days_by_day on result_days (day);
create table item_days (
  course_id text collate "C" not null,
  assessment_id text collate "C" not null,
  question_id text not null,
  day date not null,
  answers int not null,
  marks numeric not null,
  marks_max numeric not null,
  marks_squared numeric not null,
  -- the marks of the same paper without this question
  rest numeric not null,
  rest_squared numeric not null,
  marks_by_rest numeric not null,
  primary key (assessment_id, question_id, day)
);
create index item_days_of_course on item_days (course_id, day);
create table payment_days (
  course_id text collate "C" not null,
  day date not null,
  -- asked for on that day, by what they are now
  pending int not null,
  approved int not null,
  rejected int not null,
  -- approved on that day
  paid int not null,
  revenue_rwf bigint not null,
  primary key (course_id, day)
);
create index payment_days_by_day on payment_days (day);
create table decision_days (
  course_id text collate "C" not null,
  -- of the decision
  day date not null,
  minutes int not null,
  decisions int not null,
  primary key (course_id, day, minutes)
);
create index decision_days_by_day on decision_days (day);
-- By the last day before on which the same student was there: whoever was there between two days is counted once, whatever
-- the two are, where only those are taken whose last day lies before the first.
create table learner_days (
  -- '' is the whole academy, where a student of two courses is one
  course_id text collate "C" not null,
  day date not null,
  last_day date not null,
  learners int not null,
  primary key (course_id, day, last_day)
);

-- The rows themselves by time, for today and for days that are counted again.
create index enrolments_by_time on enrolments (enrolled_at);
create index lecture_completions_by_time on lecture_completions (completed_at);
create index submissions_by_time on submissions (submitted_at);
create index active_days_of_person on active_days (user_id, day);

-- A day is marked once nobody who does not know it yet is still writing: whoever writes holds this lock, who marks takes it
-- alone. Read after it is held, so that the answer is not older than the lock.
create function marked_day(which text) returns date language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(17, 0);
  return (select marked_through from rollups where kind = which);
end $$;

create function note_enrolments_changed() returns trigger language plpgsql as $$
declare
  through date := marked_day('enrolments');
begin
  insert into rollup_changes (kind, course_id, day)
    select distinct 'enrolments', course_id, kigali_day(enrolled_at) from changed where kigali_day(enrolled_at) <= through;
  return null;
end $$;
create trigger enrolments_noted_in after insert on enrolments referencing new table as changed
  for each statement execute function note_enrolments_changed();
create trigger enrolments_noted_out after delete on enrolments referencing old table as changed
  for each statement execute function note_enrolments_changed();

create function note_completions_changed() returns trigger language plpgsql as $$
declare
  through date := marked_day('completions');
begin
  insert into rollup_changes (kind, course_id, day)
    select distinct 'completions', course_id, kigali_day(completed_at) from changed
    where kigali_day(completed_at) <= through;
  return null;
end $$;
create trigger completions_noted_in after insert on lecture_completions referencing new table as changed
  for each statement execute function note_completions_changed();
create trigger completions_noted_out after delete on lecture_completions referencing old table as changed
  for each statement execute function note_completions_changed();

create function note_submissions_changed() returns trigger language plpgsql as $$
declare
  through date := marked_day('results');
begin
  insert into rollup_changes (kind, course_id, day)
    select distinct 'results', course_id, kigali_day(submitted_at) from changed where kigali_day(submitted_at) <= through;
  return null;
end $$;
create trigger submissions_noted_in after insert on submissions referencing new table as changed
  for each statement execute function note_submissions_changed();
create trigger submissions_noted_out after delete on submissions referencing old table as changed
  for each statement execute function note_submissions_changed();
create trigger submissions_noted_before after update on submissions referencing old table as changed
  for each statement execute function note_submissions_changed();
create trigger submissions_noted_after after update on submissions referencing new table as changed
  for each statement execute function note_submissions_changed();

-- Answers come with their submission and go with it; only their marks change alone.
create function note_marks_changed() returns trigger language plpgsql as $$
declare
  through date := marked_day('results');
begin
  insert into rollup_changes (kind, course_id, day)
    select distinct 'results', s.course_id, kigali_day(s.submitted_at)
    from changed a join submissions s on s.id = a.submission_id where kigali_day(s.submitted_at) <= through;
  return null;
end $$;
create trigger submission_answers_noted after update on submission_answers referencing new table as changed
  for each statement execute function note_marks_changed();

create function note_payments_changed() returns trigger language plpgsql as $$
declare
  through date := marked_day('payments');
begin
  insert into rollup_changes (kind, course_id, day)
    select distinct 'payments', coalesce(c.course_id, ''), d.day from changed c
    cross join lateral (values (kigali_day(c.requested_at)), (kigali_day(c.reviewed_at))) d (day)
    where d.day <= through;
  return null;
end $$;
create trigger payment_requests_noted_in after insert on payment_requests referencing new table as changed
  for each statement execute function note_payments_changed();
create trigger payment_requests_noted_out after delete on payment_requests referencing old table as changed
  for each statement execute function note_payments_changed();
create trigger payment_requests_noted_before after update on payment_requests referencing old table as changed
  for each statement execute function note_payments_changed();
create trigger payment_requests_noted_after after update on payment_requests referencing new table as changed
  for each statement execute function note_payments_changed();

-- A day that comes or goes late also changes what the later ones follow on.
create function note_learners_changed() returns trigger language plpgsql as $$
declare
  through date := marked_day('learners');
begin
  insert into rollup_changes (kind, course_id, day)
    select 'learners', course_id, min(day) from changed where day <= through group by course_id
    union all
    select 'learners', '', min(day) from changed where day <= through having count(*) > 0;
  return null;
end $$;
create trigger active_days_noted_in after insert on active_days referencing new table as changed
  for each statement execute function note_learners_changed();
create trigger active_days_noted_out after delete on active_days referencing old table as changed
  for each statement execute function note_learners_changed();
