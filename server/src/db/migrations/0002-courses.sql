create extension if not exists pg_trgm;

create table courses (
  id hex_id primary key,
  title text not null check (title <> '' and length(title) <= 200),
  description text not null check (length(description) <= 10000),
  category text not null check (length(category) <= 200),
  -- a display name: it grants nothing
  created_by text not null,
  -- an instructor who owns courses is deleted after they are assigned to somebody else
  instructor_id hex_id references users on delete restrict,
  duration_weeks int not null check (duration_weeks between 1 and 104),
  price_rwf bigint not null check (price_rwf between 0 and 100000000),
  course_type text not null check (course_type in ('free', 'paid')),
  -- storage key of the picture at 1280 px; the 640 px one stands beside it; null shows a drawn cover
  image_key text,
  -- title and description, folded by the application: the database's own folding knows ASCII only
  search text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (course_type = 'paid' or price_rwf = 0)
);
create index courses_newest on courses (id desc);
create index courses_by_category on courses (category, id desc);
create index courses_of_instructor on courses (instructor_id, id desc);
create index courses_search on courses using gin (search gin_trgm_ops);

-- Kept by triggers, so that the catalogue's chips cost the same with ten courses and ten thousand.
create table course_counts (
  category text primary key,
  courses int not null
);

create function count_course() returns trigger language plpgsql as $$
begin
  if tg_op in ('DELETE', 'UPDATE') then
    update course_counts set courses = courses - 1 where category = old.category;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into course_counts values (new.category, 1)
      on conflict (category) do update set courses = course_counts.courses + 1;
  end if;
  return null;
end $$;
create trigger courses_counted after insert or delete on courses for each row execute function count_course();
create trigger courses_recounted after update of category on courses for each row
  when (old.category is distinct from new.category) execute function count_course();

create table enrolments (
  course_id hex_id not null references courses on delete cascade,
  user_id hex_id not null references users on delete cascade,
  enrolled_at timestamptz not null default now(),
  -- the lecture opened last: where "Continue" goes
  last_lecture_id hex_id,
  last_studied_at timestamptz,
  primary key (course_id, user_id)
);
create index enrolments_of_user on enrolments (user_id, course_id);
