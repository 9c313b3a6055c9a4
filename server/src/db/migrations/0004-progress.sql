-- Completions belong to lectures that exist: a deleted lecture takes its own away.
create table lecture_completions (
  course_id hex_id not null references courses on delete cascade,
  user_id hex_id not null references users on delete cascade,
  lecture_id hex_id not null references lectures on delete cascade,
  completed_at timestamptz not null default now(),
  primary key (course_id, user_id, lecture_id)
);
create index lecture_completions_of_lecture on lecture_completions (lecture_id);
create index lecture_completions_of_user on lecture_completions (user_id);

-- Where a student stopped, and what was truly watched: seconds of media, or pages seen.
create table lecture_positions (
  user_id hex_id not null references users on delete cascade,
  lecture_id hex_id not null references lectures on delete cascade,
  position_seconds double precision not null check (position_seconds between 0 and 1000000),
  watched jsonb not null default '[]',
  updated_at timestamptz not null default now(),
  primary key (user_id, lecture_id)
);
create index lecture_positions_of_lecture on lecture_positions (lecture_id);
