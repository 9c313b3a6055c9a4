-- Who works on the jobs, and when they were last seen: what a worker that died held is given to the others.
create table job_workers (
  id text primary key,
  seen_at timestamptz not null default now()
);
