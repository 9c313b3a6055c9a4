-- A quiz or a final exam: what is asked, of whom, for how long. Its questions are in its papers.
create table assessments (
  id hex_id primary key,
  kind text not null check (kind in ('quiz', 'final-exam')),
  course_id hex_id not null references courses on delete cascade,
  -- a practice quiz belongs to a lecture; one that came with a course package may belong to none
  lecture_id hex_id references lectures on delete cascade,
  title text not null check (title <> '' and length(title) <= 200),
  description text not null check (length(description) <= 5000),
  time_limit_minutes int not null check (time_limit_minutes between 1 and 300),
  passing_percent numeric(5, 2) not null check (passing_percent between 0 and 100),
  -- grows with every save; a paper carries the one it was made in
  version int not null default 1 check (version > 0),
  -- of the newest paper
  question_count int not null check (question_count between 1 and 200),
  total_marks numeric(8, 1) not null check (total_marks between 0 and 100000),
  created_by hex_id references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (kind = 'quiz' or lecture_id is null)
);
create unique index final_exam_of_course on assessments (course_id) where kind = 'final-exam';
create index assessments_of_course on assessments (course_id, kind, id);
create index assessments_of_lecture on assessments (lecture_id) where lecture_id is not null;
create index assessments_by_person on assessments (created_by);

-- The questions as asked. A paper never changes; an edit makes the next one. Only a mended key replaces its key.
create table papers (
  id hex_id primary key,
  assessment_id hex_id not null references assessments on delete cascade,
  version int not null,
  -- what students may see; the key lies apart, so that what answers them never reads it
  questions jsonb not null,
  -- question id to the position of its right option
  answer_key jsonb not null,
  question_count int not null,
  total_marks numeric(8, 1) not null,
  created_at timestamptz not null default now(),
  unique (assessment_id, version)
);

-- Time given to one student, or to all (student_id is null), before or during the sitting.
create table extra_times (
  id hex_id primary key,
  assessment_id hex_id not null references assessments on delete cascade,
  student_id hex_id references users on delete cascade,
  minutes int not null check (minutes between 1 and 600),
  reason text not null,
  created_by hex_id references users on delete set null,
  created_at timestamptz not null default now()
);
create index extra_times_of_assessment on extra_times (assessment_id, student_id);
create index extra_times_of_student on extra_times (student_id);
create index extra_times_by_person on extra_times (created_by);

-- One student, one quiz or exam, one paper.
create table attempts (
  id hex_id primary key,
  assessment_id hex_id not null references assessments on delete cascade,
  paper_id hex_id not null references papers on delete cascade,
  course_id hex_id not null references courses on delete cascade,
  -- null once that person was deleted: the work stays
  student_id hex_id references users on delete set null,
  started_at timestamptz not null,
  deadline timestamptz not null check (deadline > started_at),
  state text not null default 'open' check (state in ('open', 'handed-in', 'finalised')),
  ended_at timestamptz,
  -- the logical clock: the highest sequence number seen
  seq int not null default 0,
  last_contact_at timestamptz,
  -- time given while it ran: [{kind, minutes, reason, at}]
  notes jsonb not null default '[]',
  check ((state = 'open') = (ended_at is null)),
  unique (assessment_id, student_id)
);
create index attempts_open on attempts (deadline) where state = 'open';
create index attempts_of_student on attempts (student_id);
create index attempts_of_course on attempts (course_id);
create index attempts_of_paper on attempts (paper_id);

-- The answers that count now.
create table attempt_answers (
  attempt_id hex_id not null references attempts on delete cascade,
  question_id text not null,
  seq int not null,
  -- the attempt's clock when this answer took its place: another device asks for what is newer
  change_seq int not null,
  selected_option int,
  written_answer text,
  flagged boolean not null default false,
  device_id text not null,
  -- what the device believed; evidence only
  recorded_at timestamptz,
  received_at timestamptz not null,
  primary key (attempt_id, question_id)
);

-- Answers that do not count, and why: beaten by a newer one, late, or part of a second, different hand-in.
create table answer_evidence (
  id hex_id primary key,
  attempt_id hex_id not null references attempts on delete cascade,
  question_id text not null,
  seq int not null,
  selected_option int,
  written_answer text,
  device_id text not null,
  recorded_at timestamptz,
  received_at timestamptz not null,
  reason text not null check (reason in ('beaten', 'late', 'refused')),
  accepted_at timestamptz
);
create index answer_evidence_of_attempt on answer_evidence (attempt_id, question_id, id);

-- What grading sees, made once from an attempt, in the transaction that ends it.
create table submissions (
  id hex_id primary key,
  attempt_id hex_id not null unique references attempts on delete cascade,
  assessment_id hex_id not null references assessments on delete cascade,
  kind text not null check (kind in ('quiz', 'final-exam')),
  paper_id hex_id not null references papers on delete cascade,
  course_id hex_id not null references courses on delete cascade,
  student_id hex_id references users on delete set null,
  status text not null check (status in ('submitted', 'graded')),
  submitted_at timestamptz not null,
  total_marks numeric(8, 1) not null check (total_marks between 0 and 100000),
  -- of what is marked so far
  total_marks_awarded numeric(8, 1) not null check (total_marks_awarded between 0 and total_marks),
  -- answers that wait for a person
  unmarked_count int not null check (unmarked_count >= 0),
  -- the pass mark when it was handed in: a later change fails nobody silently
  passing_percent numeric(5, 2) not null check (passing_percent between 0 and 100),
  -- null until every answer has marks
  passed boolean,
  feedback text not null default '',
  -- of the answers as handed in: a repeat of the same gets the first answer again
  content_hash text not null,
  is_finalised boolean not null default false,
  version int not null default 1,
  graded_by hex_id references users on delete set null,
  graded_at timestamptz
);
-- Lists show those that wait first.
create index submissions_of_assessment on submissions (assessment_id, status desc, submitted_at, id);
create index submissions_of_course on submissions (course_id, kind, status desc, submitted_at, id);
create index submissions_all on submissions (kind, status desc, submitted_at, id);
create index submissions_of_student on submissions (student_id, submitted_at);
create index submissions_of_paper on submissions (paper_id);
create index submissions_by_grader on submissions (graded_by);

create table submission_answers (
  id hex_id primary key,
  submission_id hex_id not null references submissions on delete cascade,
  question_id text not null,
  -- of the question in its paper
  position int not null,
  selected_option int,
  written_answer text,
  -- null waits for a person
  marks_awarded numeric(5, 1) check (marks_awarded between 0 and 100),
  feedback text not null default '',
  unique (submission_id, question_id)
);

-- Marks on their way: each grader's own, until they save.
create table grade_drafts (
  submission_id hex_id not null references submissions on delete cascade,
  grader_id hex_id not null references users on delete cascade,
  draft jsonb not null,
  saved_at timestamptz not null default now(),
  primary key (submission_id, grader_id)
);
create index grade_drafts_by_grader on grade_drafts (grader_id);

create table grading_comments (
  id hex_id primary key,
  owner_id hex_id not null references users on delete cascade,
  text text not null check (text <> '' and length(text) <= 1000),
  created_at timestamptz not null default now(),
  unique (owner_id, text)
);

-- What happened to a quiz or an exam that people may ask about later.
create table assessment_events (
  id hex_id primary key,
  assessment_id hex_id not null references assessments on delete cascade,
  attempt_id hex_id references attempts on delete cascade,
  -- whom it concerns, also before they have begun
  student_id hex_id references users on delete set null,
  event text not null check (event in ('extended', 'away', 'finalised', 'late-accepted', 'key-mended', 'edited')),
  actor_id hex_id references users on delete set null,
  detail text not null default '',
  reason text not null default '',
  created_at timestamptz not null default now()
);
create index assessment_events_of_assessment on assessment_events (assessment_id, id);
create index assessment_events_of_attempt on assessment_events (attempt_id);
create index assessment_events_by_person on assessment_events (actor_id);
create index assessment_events_of_student on assessment_events (student_id);

-- Pictures of questions: public addresses that nobody can guess, so that a page keeps them without a network.
create table question_images (
  key text collate "C" primary key,
  uploaded_by hex_id references users on delete set null,
  -- since when no paper shows it; after a day it is cleaned up
  unused_since timestamptz default now(),
  size_bytes bigint not null,
  created_at timestamptz not null default now()
);
create index question_images_by_person on question_images (uploaded_by);
create index question_images_unused on question_images (unused_since) where unused_since is not null;
-- Which papers show which pictures. A picture goes only when no paper shows it.
create table paper_images (
  paper_id hex_id not null references papers on delete cascade,
  image_key text collate "C" not null references question_images,
  primary key (paper_id, image_key)
);
create index paper_images_of_image on paper_images (image_key);
create function orphan_question_image() returns trigger language plpgsql as $$
begin
  insert into orphan_files (key) values (old.key) on conflict do nothing;
  return null;
end $$;
create trigger question_images_orphan_file after delete on question_images
  for each row execute function orphan_question_image();

-- The academy's own pulse: when it was away, open attempts get that time back.
create table heartbeat (
  is_only boolean primary key default true check (is_only),
  beat_at timestamptz not null
);

-- Nobody's paper is taken away while they write, whatever is deleted: the quiz, its lecture or its course.
-- The detail tells the frame who they are, and how many.
create function refuse_while_sat() returns trigger language plpgsql as $$
declare
  running int := (select count(*) from attempts where assessment_id = old.id and state = 'open');
begin
  if running = 0 then
    return old;
  end if;
  raise exception 'sittings are running' using errcode = 'AC001', detail = json_build_object(
    'count', running,
    'names', (
      select json_agg(first.name) from (
        select coalesce(u.name, 'Deleted user') as name
        from attempts a left join users u on u.id = a.student_id
        where a.assessment_id = old.id and a.state = 'open' order by a.id limit 3
      ) first
    ));
end $$;
create trigger assessments_refuse_while_sat before delete on assessments
  for each row execute function refuse_while_sat();

-- How people and quizzes are searched: 'Eric' finds 'Éric', and any part of a name, an address or a title will do.
create function folded(value text) returns text language plpgsql immutable strict parallel safe cost 1000 as $$
begin
  return lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'));
end $$;
create index users_search on users using gin (folded(name || ' ' || email) gin_trgm_ops);
create index assessments_search on assessments using gin (folded(title) gin_trgm_ops);

-- How many there are and how many wait, kept by a trigger: the list of all costs the same with ten thousand times the rows.
-- Each connection counts in a slot of its own, and only when it commits, so that nobody who hands in waits for another.
create table submission_counts (
  kind text not null,
  slot int not null,
  total bigint not null,
  pending bigint not null,
  primary key (kind, slot)
);
create function count_submission() returns trigger language plpgsql as $$
declare
  one submissions := coalesce(new, old);
  more int := (tg_op = 'INSERT')::int - (tg_op = 'DELETE')::int;
  waiting int := coalesce((new.status = 'submitted')::int, 0) - coalesce((old.status = 'submitted')::int, 0);
begin
  if more <> 0 or waiting <> 0 then
    insert into submission_counts values (one.kind, pg_backend_pid() % 16, more, waiting)
      on conflict (kind, slot) do update
      set total = submission_counts.total + excluded.total, pending = submission_counts.pending + excluded.pending;
  end if;
  return null;
end $$;
create constraint trigger submissions_counted after insert or delete or update of status on submissions
  deferrable initially deferred for each row execute function count_submission();
