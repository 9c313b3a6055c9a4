-- How many submissions a quiz or an exam has and how many wait, kept like those of the whole academy: counting one that holds
-- nearly all of them would read them all, for each look at the list. A course's are the sum of its own.
create table assessment_submission_counts (
  assessment_id hex_id not null references assessments on delete cascade,
  slot int not null,
  total bigint not null,
  pending bigint not null,
  primary key (assessment_id, slot)
);
insert into assessment_submission_counts
  select assessment_id, 0, count(*), count(*) filter (where status = 'submitted')
  from submissions group by assessment_id;

create or replace function count_submission() returns trigger language plpgsql as $$
declare
  one submissions := coalesce(new, old);
  more int := (tg_op = 'INSERT')::int - (tg_op = 'DELETE')::int;
  waiting int := coalesce((new.status = 'submitted')::int, 0) - coalesce((old.status = 'submitted')::int, 0);
begin
  if more <> 0 or waiting <> 0 then
    insert into submission_counts values (one.kind, pg_backend_pid() % 16, more, waiting)
      on conflict (kind, slot) do update
      set total = submission_counts.total + excluded.total, pending = submission_counts.pending + excluded.pending;
    -- What goes takes its submissions and its counts with it.
    insert into assessment_submission_counts as c
      select one.assessment_id, pg_backend_pid() % 16, more, waiting from assessments where id = one.assessment_id
      on conflict (assessment_id, slot) do update
      set total = c.total + excluded.total, pending = c.pending + excluded.pending;
  end if;
  return null;
end $$;
