-- The days, in Kigali, on which a student used a course, and when they were last there.
create table active_days (
  course_id hex_id not null references courses on delete cascade,
  user_id hex_id not null references users on delete cascade,
  day date not null,
  primary key (course_id, user_id, day)
);
create index active_days_of_course on active_days (course_id, day);
create index active_days_by_day on active_days (day, user_id);
create index active_days_of_user on active_days (user_id);

alter table enrolments
  -- written by a visit, at most every few minutes
  add last_active_at timestamptz,
  -- lectures of the course that the student has completed; kept by their completions
  add completed int not null default 0 check (completed >= 0),
  -- the student's name and address, folded: by it the list of a course is sorted; kept by the student's own row
  add student_key text not null default '';

create function kigali_day(at timestamptz) returns date language sql immutable strict parallel safe
  return (at at time zone 'Africa/Kigali')::date;

insert into active_days
  select e.course_id, e.user_id, kigali_day(used.at) from (
    select course_id, user_id, completed_at as at from lecture_completions
    union all
    select l.course_id, p.user_id, p.updated_at from lecture_positions p join lectures l on l.id = p.lecture_id
    union all
    select course_id, student_id, started_at from attempts
    union all
    select course_id, student_id, submitted_at from submissions where not is_finalised
    union all
    select course_id, user_id, last_studied_at from enrolments
  ) used join enrolments e on e.course_id = used.course_id and e.user_id = used.user_id
  where used.at is not null
  on conflict do nothing;
update enrolments e set
  student_key = (select folded(name || ' ' || email) from users where id = e.user_id),
  completed = (select count(*) from lecture_completions c where c.course_id = e.course_id and c.user_id = e.user_id),
  last_active_at = greatest(
    last_studied_at,
    (select max(completed_at) from lecture_completions c where c.course_id = e.course_id and c.user_id = e.user_id),
    (select max(started_at) from attempts a where a.course_id = e.course_id and a.student_id = e.user_id),
    (select max(submitted_at) from submissions s
      where s.course_id = e.course_id and s.student_id = e.user_id and not s.is_finalised));

-- The list of a course's students, by name, by progress and by the last visit; who never came counts from the enrolment.
create index enrolments_by_name on enrolments (course_id, student_key, user_id);
create index enrolments_by_progress on enrolments
  (course_id, completed, (coalesce(last_active_at, enrolled_at)), user_id);
create index enrolments_by_visit on enrolments (course_id, (coalesce(last_active_at, enrolled_at)), user_id);

create function note_active_day() returns trigger language plpgsql as $$
begin
  insert into active_days values (new.course_id, new.user_id, kigali_day(new.last_active_at)) on conflict do nothing;
  return null;
end $$;
create trigger enrolments_note_day after update of last_active_at on enrolments for each row
  when (kigali_day(old.last_active_at) is distinct from kigali_day(new.last_active_at)
    and new.last_active_at is not null)
  execute function note_active_day();

create function begin_enrolment() returns trigger language plpgsql as $$
begin
  -- Who changes their name meanwhile waits until this has committed, and finds this enrolment.
  new.student_key := coalesce((select folded(name || ' ' || email) from users where id = new.user_id for share), '');
  new.completed := (select count(*) from lecture_completions where course_id = new.course_id and user_id = new.user_id);
  -- A backup from before the visits were kept.
  new.last_active_at := coalesce(new.last_active_at, new.last_studied_at);
  return new;
end $$;
create trigger enrolments_begin before insert on enrolments for each row execute function begin_enrolment();
create function rename_student() returns trigger language plpgsql as $$
begin
  update enrolments set student_key = folded(new.name || ' ' || new.email) where user_id = new.id;
  return null;
end $$;
create trigger users_rename_student after update of name, email on users for each row
  when (old.name is distinct from new.name or old.email is distinct from new.email) execute function rename_student();

-- How many there are, kept by the write that changes it: a tile or a list costs the same with ten thousand times the rows.
-- Each connection counts in a slot of its own; a number is the sum of its slots. Statements count once, however many rows
-- they touch, and in one order, so that a deleted course with a hundred thousand students is one step.
create table academy_totals (
  slot int primary key,
  users bigint not null default 0,
  courses bigint not null default 0,
  lectures bigint not null default 0,
  quizzes bigint not null default 0
);
create table course_totals (
  course_id hex_id not null references courses on delete cascade,
  slot int not null,
  students bigint not null default 0,
  lectures bigint not null default 0,
  quizzes bigint not null default 0,
  primary key (course_id, slot)
);
-- How many students of a course have completed that many lectures: where its middle is.
create table course_progress_counts (
  course_id hex_id not null references courses on delete cascade,
  completed int not null,
  slot int not null,
  students bigint not null,
  primary key (course_id, completed, slot)
);
-- In how many of an instructor's courses a student is: each is counted once. A row lives as long as its enrolments do, which
-- end it when a person or a course goes; so it refers to nobody.
create table taught_students (
  instructor_id hex_id not null,
  user_id hex_id not null,
  courses int not null,
  primary key (instructor_id, user_id)
);
create table instructor_totals (
  instructor_id hex_id not null references users on delete cascade,
  slot int not null,
  students bigint not null,
  primary key (instructor_id, slot)
);

insert into academy_totals select 0, (select count(*) from users), (select count(*) from courses),
  (select count(*) from lectures), (select count(*) from assessments where kind = 'quiz');
insert into course_totals select c.id, 0,
    (select count(*) from enrolments where course_id = c.id),
    (select count(*) from lectures where course_id = c.id),
    (select count(*) from assessments where course_id = c.id and kind = 'quiz')
  from courses c;
insert into course_progress_counts select course_id, completed, 0, count(*) from enrolments group by 1, 2;
insert into taught_students select c.instructor_id, e.user_id, count(*)
  from enrolments e join courses c on c.id = e.course_id where c.instructor_id is not null group by 1, 2;
insert into instructor_totals select instructor_id, 0, count(*) from taught_students group by 1;

create function count_in_academy() returns trigger language plpgsql as $$
declare
  more int := (select count(*) from changed) * case tg_op when 'INSERT' then 1 else -1 end;
begin
  if more <> 0 then
    insert into academy_totals as t (slot, users, courses) values (pg_backend_pid() % 16,
        case tg_table_name when 'users' then more else 0 end, case tg_table_name when 'courses' then more else 0 end)
      on conflict (slot) do update set users = t.users + excluded.users, courses = t.courses + excluded.courses;
  end if;
  return null;
end $$;
create trigger users_counted_in after insert on users referencing new table as changed
  for each statement execute function count_in_academy();
create trigger users_counted_out after delete on users referencing old table as changed
  for each statement execute function count_in_academy();
create trigger courses_counted_in after insert on courses referencing new table as changed
  for each statement execute function count_in_academy();
create trigger courses_counted_out after delete on courses referencing old table as changed
  for each statement execute function count_in_academy();

-- Of a course that goes only the academy's own total is left to keep.
create function count_lectures() returns trigger language plpgsql as $$
declare
  sign int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  if not exists (select from changed) then
    return null;
  end if;
  insert into academy_totals as t (slot, lectures) select pg_backend_pid() % 16, sign * count(*) from changed
    on conflict (slot) do update set lectures = t.lectures + excluded.lectures;
  insert into course_totals as t (course_id, slot, lectures)
    select course_id, pg_backend_pid() % 16, sign * count(*) from changed
    where exists (select from courses where id = course_id) group by course_id order by course_id
    on conflict (course_id, slot) do update set lectures = t.lectures + excluded.lectures;
  return null;
end $$;
create trigger lectures_counted_in after insert on lectures referencing new table as changed
  for each statement execute function count_lectures();
create trigger lectures_counted_out after delete on lectures referencing old table as changed
  for each statement execute function count_lectures();

create function count_quizzes() returns trigger language plpgsql as $$
declare
  sign int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  if not exists (select from changed where kind = 'quiz') then
    return null;
  end if;
  insert into academy_totals as t (slot, quizzes)
    select pg_backend_pid() % 16, sign * count(*) from changed where kind = 'quiz'
    on conflict (slot) do update set quizzes = t.quizzes + excluded.quizzes;
  insert into course_totals as t (course_id, slot, quizzes)
    select course_id, pg_backend_pid() % 16, sign * count(*) from changed
    where kind = 'quiz' and exists (select from courses where id = course_id) group by course_id order by course_id
    on conflict (course_id, slot) do update set quizzes = t.quizzes + excluded.quizzes;
  return null;
end $$;
create trigger quizzes_counted_in after insert on assessments referencing new table as changed
  for each statement execute function count_quizzes();
create trigger quizzes_counted_out after delete on assessments referencing old table as changed
  for each statement execute function count_quizzes();

-- These students come to that instructor by one course, or leave by it.
create function count_taught(instructor text, students text[], more int) returns void language plpgsql as $$
declare
  changed bigint;
begin
  if more > 0 then
    with taught as (
      insert into taught_students as t
        select instructor, student, more from unnest(students) student order by student
        on conflict (instructor_id, user_id) do update set courses = t.courses + excluded.courses
        returning courses
    ) select count(*) from taught where courses = more into changed;
  else
    update taught_students set courses = courses + more where instructor_id = instructor and user_id = any (students);
    delete from taught_students where instructor_id = instructor and user_id = any (students) and courses <= 0;
    get diagnostics changed = row_count;
    changed := -changed;
  end if;
  if changed <> 0 then
    insert into instructor_totals as t values (instructor, pg_backend_pid() % 16, changed)
      on conflict (instructor_id, slot) do update set students = t.students + excluded.students;
  end if;
end $$;

create function count_enrolments() returns trigger language plpgsql as $$
declare
  sign int := case tg_op when 'INSERT' then 1 else -1 end;
  one record;
begin
  if not exists (select from changed) then
    return null;
  end if;
  -- Who assigns the course meanwhile waits until this has committed, and finds these students. Others who enrol do not wait.
  perform pg_advisory_xact_lock_shared(hashtextextended(course_id, 14))
    from (select distinct course_id from changed order by course_id) courses;
  insert into course_totals as t (course_id, slot, students)
    select course_id, pg_backend_pid() % 16, sign * count(*) from changed
    where exists (select from courses where id = course_id) group by course_id order by course_id
    on conflict (course_id, slot) do update set students = t.students + excluded.students;
  insert into course_progress_counts as t
    select course_id, completed, pg_backend_pid() % 16, sign * count(*) from changed
    where exists (select from courses where id = course_id) group by course_id, completed order by course_id, completed
    on conflict (course_id, completed, slot) do update set students = t.students + excluded.students;
  for one in
    select c.instructor_id, c.id, array_agg(e.user_id::text order by e.user_id) as students
    from changed e join courses c on c.id = e.course_id
    where c.instructor_id is not null group by c.instructor_id, c.id order by c.instructor_id, c.id
  loop
    perform count_taught(one.instructor_id, one.students, sign);
  end loop;
  return null;
end $$;
create trigger enrolments_counted_in after insert on enrolments referencing new table as changed
  for each statement execute function count_enrolments();
create trigger enrolments_counted_out after delete on enrolments referencing old table as changed
  for each statement execute function count_enrolments();

-- A course that goes, or goes to somebody else, takes its students along.
create function hand_over_students() returns trigger language plpgsql as $$
declare
  students text[];
begin
  perform pg_advisory_xact_lock(hashtextextended(old.id, 14));
  students := (select array_agg(user_id::text order by user_id) from enrolments where course_id = old.id);
  if old.instructor_id is not null then
    perform count_taught(old.instructor_id, students, -1);
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if new.instructor_id is not null then
    perform count_taught(new.instructor_id, students, 1);
  end if;
  return new;
end $$;
create trigger courses_hand_over_students after update of instructor_id on courses for each row
  when (old.instructor_id is distinct from new.instructor_id) execute function hand_over_students();
-- Before, while its enrolments are still there.
create trigger courses_give_up_students before delete on courses
  for each row execute function hand_over_students();

create function count_completions() returns trigger language plpgsql as $$
declare
  sign int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  if not exists (select from changed) then
    return null;
  end if;
  with moved as (
    update enrolments e set completed = e.completed + c.more
    from (select course_id, user_id, sign * count(*)::int as more from changed group by course_id, user_id) c
    where e.course_id = c.course_id and e.user_id = c.user_id
    returning e.course_id, e.completed as now, e.completed - c.more as before
  ), shifts as (
    select course_id, now as completed, 1 as more from moved
    union all
    select course_id, before, -1 from moved
  )
  insert into course_progress_counts as t
    select course_id, completed, pg_backend_pid() % 16, sum(more) from shifts
    where exists (select from courses where id = course_id) group by course_id, completed order by course_id, completed
    on conflict (course_id, completed, slot) do update set students = t.students + excluded.students;
  return null;
end $$;
create trigger completions_counted_in after insert on lecture_completions referencing new table as changed
  for each statement execute function count_completions();
create trigger completions_counted_out after delete on lecture_completions referencing old table as changed
  for each statement execute function count_completions();
