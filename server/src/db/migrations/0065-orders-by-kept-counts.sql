-- What courses and quizzes are sorted by where there are more of them than a list holds. The counts stand in slots, of which no index has the
-- sum; a job adds them up here each minute, so that whoever enrols or hands in keeps no index more.
create table course_orders (
  course_id hex_id primary key references courses on delete cascade,
  students bigint not null default 0,
  lectures bigint not null default 0,
  quizzes bigint not null default 0
);
create index course_orders_by_students on course_orders (students, course_id);
create index course_orders_by_lectures on course_orders (lectures, course_id);
create index course_orders_by_quizzes on course_orders (quizzes, course_id);
insert into course_orders (course_id) select id from courses;

create function order_course() returns trigger language plpgsql as $$
begin
  insert into course_orders (course_id) select id from changed order by id;
  return null;
end $$;
create trigger courses_ordered after insert on courses referencing new table as changed
  for each statement execute function order_course();

create table quiz_orders (
  assessment_id hex_id primary key references assessments on delete cascade,
  pending bigint not null default 0,
  graded bigint not null default 0
);
create index quiz_orders_by_pending on quiz_orders (pending, assessment_id);
create index quiz_orders_by_graded on quiz_orders (graded, assessment_id);
insert into quiz_orders (assessment_id) select id from assessments where kind = 'quiz';

create function order_quiz() returns trigger language plpgsql as $$
begin
  insert into quiz_orders (assessment_id) select id from changed where kind = 'quiz' order by id;
  return null;
end $$;
create trigger quizzes_ordered after insert on assessments referencing new table as changed
  for each statement execute function order_quiz();
