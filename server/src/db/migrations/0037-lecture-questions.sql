-- What students ask under a lecture, and who answers it.
create table lecture_questions (
  id hex_id primary key,
  course_id hex_id not null references courses on delete cascade,
  lecture_id hex_id not null references lectures on delete cascade,
  -- null once that person was deleted
  author_id hex_id references users on delete set null,
  -- made where it was typed: the same question sent again is found by it
  key text not null,
  title text not null,
  body text not null,
  is_hidden boolean not null default false,
  asked_at timestamptz not null,
  edited_at timestamptz,
  -- Kept by the writes below: voices, answers that the class sees, and those of them that settle it: of who teaches, or marked.
  useful int not null default 0,
  answers int not null default 0,
  settled int not null default 0,
  state text not null generated always as
    (case when is_hidden then 'hidden' when settled > 0 then 'answered' else 'unanswered' end) stored,
  title_key text not null generated always as (folded(title)) stored,
  search_key text not null generated always as (folded(title || ' ' || body)) stored,
  unique (author_id, key)
);
create index lecture_questions_by_use on lecture_questions (lecture_id, useful, id);
create index lecture_questions_by_age on lecture_questions (lecture_id, id);
create index lecture_questions_of_course on lecture_questions (course_id, state, id);
create index lecture_questions_of_course_by_use on lecture_questions (course_id, state, useful, id);
create index lecture_questions_of_all on lecture_questions (state, id);
create index lecture_questions_of_all_by_use on lecture_questions (state, useful, id);
create index lecture_questions_search on lecture_questions using gin (search_key gin_trgm_ops);
create index lecture_questions_like on lecture_questions using gin (title_key gin_trgm_ops);

create table lecture_answers (
  id hex_id primary key,
  question_id hex_id not null references lecture_questions on delete cascade,
  author_id hex_id references users on delete set null,
  key text not null,
  body text not null,
  -- Whether its author taught the course, or ran the academy, when they wrote it.
  by_teacher boolean not null,
  is_accepted boolean not null default false,
  is_hidden boolean not null default false,
  answered_at timestamptz not null,
  edited_at timestamptz,
  useful int not null default 0,
  unique (author_id, key),
  check (not (is_accepted and is_hidden))
);
create index lecture_answers_by_use on lecture_answers (question_id, useful desc, id);
create unique index lecture_answers_accepted on lecture_answers (question_id) where is_accepted;

create table lecture_question_votes (
  question_id hex_id not null references lecture_questions on delete cascade,
  user_id hex_id not null references users on delete cascade,
  primary key (question_id, user_id)
);
create index lecture_question_votes_of_person on lecture_question_votes (user_id);
create table lecture_answer_votes (
  answer_id hex_id not null references lecture_answers on delete cascade,
  user_id hex_id not null references users on delete cascade,
  primary key (answer_id, user_id)
);
create index lecture_answer_votes_of_person on lecture_answer_votes (user_id);

-- Who is told of new answers.
create table lecture_question_subscriptions (
  question_id hex_id not null references lecture_questions on delete cascade,
  user_id hex_id not null references users on delete cascade,
  primary key (question_id, user_id)
);
create index lecture_question_subscriptions_of_person on lecture_question_subscriptions (user_id);

-- A question and an answer begin without a count, also where they come out of a backup: what follows them is counted.
create function begin_lecture_question() returns trigger language plpgsql as $$
begin
  new.useful := 0;
  new.answers := 0;
  new.settled := 0;
  return new;
end $$;
create trigger lecture_questions_begin before insert on lecture_questions
  for each row execute function begin_lecture_question();
create function begin_lecture_answer() returns trigger language plpgsql as $$
begin
  new.useful := 0;
  return new;
end $$;
create trigger lecture_answers_begin before insert on lecture_answers
  for each row execute function begin_lecture_answer();

create function count_question_votes() returns trigger language plpgsql as $$
begin
  update lecture_questions q set useful = q.useful + v.more
    from (select question_id, tg_argv[0]::int * count(*) as more from changed group by 1) v where q.id = v.question_id;
  return null;
end $$;
create trigger lecture_question_votes_in after insert on lecture_question_votes referencing new table as changed
  for each statement execute function count_question_votes('1');
create trigger lecture_question_votes_out after delete on lecture_question_votes referencing old table as changed
  for each statement execute function count_question_votes('-1');

create function count_answer_votes() returns trigger language plpgsql as $$
begin
  update lecture_answers a set useful = a.useful + v.more
    from (select answer_id, tg_argv[0]::int * count(*) as more from changed group by 1) v where a.id = v.answer_id;
  return null;
end $$;
create trigger lecture_answer_votes_in after insert on lecture_answer_votes referencing new table as changed
  for each statement execute function count_answer_votes('1');
create trigger lecture_answer_votes_out after delete on lecture_answer_votes referencing old table as changed
  for each statement execute function count_answer_votes('-1');

-- Only an answer that comes, goes, is hidden or marked changes its question: a voice for it does not.
create function count_lecture_answers() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    update lecture_questions q set answers = q.answers + c.answers, settled = q.settled + c.settled
      from (
        select n.question_id, sum((not n.is_hidden)::int - (not o.is_hidden)::int) as answers,
          sum((not n.is_hidden and (n.by_teacher or n.is_accepted))::int
            - (not o.is_hidden and (o.by_teacher or o.is_accepted))::int) as settled
        from before_it o join after_it n on n.id = o.id group by 1) c
      where q.id = c.question_id and (c.answers <> 0 or c.settled <> 0);
  else
    update lecture_questions q set answers = q.answers + c.answers, settled = q.settled + c.settled
      from (
        select question_id, tg_argv[0]::int * count(*) filter (where not is_hidden) as answers,
          tg_argv[0]::int * count(*) filter (where not is_hidden and (by_teacher or is_accepted)) as settled
        from changed group by 1) c
      where q.id = c.question_id and (c.answers <> 0 or c.settled <> 0);
  end if;
  return null;
end $$;
create trigger lecture_answers_in after insert on lecture_answers referencing new table as changed
  for each statement execute function count_lecture_answers('1');
create trigger lecture_answers_out after delete on lecture_answers referencing old table as changed
  for each statement execute function count_lecture_answers('-1');
create trigger lecture_answers_changed after update on lecture_answers
  referencing old table as before_it new table as after_it for each statement execute function count_lecture_answers();

-- How many questions of a course wait for who teaches it.
alter table course_totals add column unanswered_questions bigint not null default 0;
create function count_lecture_questions() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into course_totals as t (course_id, slot, unanswered_questions)
      select n.course_id, pg_backend_pid() % 16, sum((n.state = 'unanswered')::int - (o.state = 'unanswered')::int)
      from before_it o join after_it n on n.id = o.id
      where n.state <> o.state and exists (select from courses where id = n.course_id)
      group by n.course_id order by n.course_id
      on conflict (course_id, slot) do update
      set unanswered_questions = t.unanswered_questions + excluded.unanswered_questions;
  else
    insert into course_totals as t (course_id, slot, unanswered_questions)
      select course_id, pg_backend_pid() % 16, tg_argv[0]::int * count(*) from changed
      where state = 'unanswered' and exists (select from courses where id = course_id)
      group by course_id order by course_id
      on conflict (course_id, slot) do update
      set unanswered_questions = t.unanswered_questions + excluded.unanswered_questions;
  end if;
  return null;
end $$;
create trigger lecture_questions_in after insert on lecture_questions referencing new table as changed
  for each statement execute function count_lecture_questions('1');
create trigger lecture_questions_out after delete on lecture_questions referencing old table as changed
  for each statement execute function count_lecture_questions('-1');
create trigger lecture_questions_changed after update on lecture_questions
  referencing old table as before_it new table as after_it for each statement execute function count_lecture_questions();
