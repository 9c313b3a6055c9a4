-- What lists show of everything, kept by the writes that change it, and orders whose pages are passed over in the index alone.
-- Who has passed a quiz or an exam.
alter table assessment_submission_counts add column passed bigint not null default 0;
insert into assessment_submission_counts as c (assessment_id, slot, total, pending, passed)
  select assessment_id, 0, 0, 0, count(*) from submissions where passed group by assessment_id
  on conflict (assessment_id, slot) do update set passed = excluded.passed;
create or replace function count_submission() returns trigger language plpgsql as $$
declare
  one submissions := coalesce(new, old);
  more int := (tg_op = 'INSERT')::int - (tg_op = 'DELETE')::int;
  waiting int := coalesce((new.status = 'submitted')::int, 0) - coalesce((old.status = 'submitted')::int, 0);
  passing int := coalesce(new.passed::int, 0) - coalesce(old.passed::int, 0);
begin
  if more <> 0 or waiting <> 0 then
    insert into submission_counts values (one.kind, pg_backend_pid() % 16, more, waiting)
      on conflict (kind, slot) do update
      set total = submission_counts.total + excluded.total, pending = submission_counts.pending + excluded.pending;
  end if;
  if more <> 0 or waiting <> 0 or passing <> 0 then
    -- What goes takes its submissions and its counts with it.
    insert into assessment_submission_counts as c (assessment_id, slot, total, pending, passed)
      select one.assessment_id, pg_backend_pid() % 16, more, waiting, passing from assessments where id = one.assessment_id
      on conflict (assessment_id, slot) do update
      set total = c.total + excluded.total, pending = c.pending + excluded.pending, passed = c.passed + excluded.passed;
  end if;
  return null;
end $$;
drop trigger submissions_counted on submissions;
create constraint trigger submissions_counted after insert or delete or update of status, passed on submissions
  deferrable initially deferred for each row execute function count_submission();

-- What the payments of a state come to.
alter table list_counts add column sum_rwf bigint not null default 0;
insert into list_counts as c (list, status, slot, count, sum_rwf)
  select 'payments', status, 0, 0, sum(price_rwf) from payment_requests group by status
  on conflict (list, status, slot) do update set sum_rwf = excluded.sum_rwf;
drop function count_in_list(text, text, int);
create function count_in_list(of_list text, of_status text, more int, more_rwf bigint default 0) returns void
  language sql as $$
  insert into list_counts as c values (of_list, of_status, pg_backend_pid() % 16, more, more_rwf)
    on conflict (list, status, slot) do update
    set count = c.count + excluded.count, sum_rwf = c.sum_rwf + excluded.sum_rwf
$$;
create or replace function count_payment() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform count_in_list('payments', old.status, -1, -old.price_rwf); end if;
  if tg_op <> 'DELETE' then perform count_in_list('payments', new.status, 1, new.price_rwf); end if;
  return null;
end $$;

-- People in their orders, with what a page looks at before it knows its rows: what it passes over is read from the index alone.
drop index users_by_name;
create index users_by_name on users (folded(name), id) include (name);
create index users_by_email on users (email, id);
drop index users_of_role_by_name;
create index users_of_role_by_name on users
  ((case when mainrole = 'superadmin' then 'superadmin' else role end), folded(name), id) include (name, role, mainrole);
drop index users_of_role_by_email;
create index users_of_role_by_email on users
  ((case when mainrole = 'superadmin' then 'superadmin' else role end), email, id) include (role, mainrole);
drop index users_of_role_by_login;
create index users_of_role_by_login on users
  ((case when mainrole = 'superadmin' then 'superadmin' else role end), last_login_at desc nulls last, id desc)
  include (role, mainrole);
drop index users_of_role_by_age;
create index users_of_role_by_age on users
  ((case when mainrole = 'superadmin' then 'superadmin' else role end), id) include (role, mainrole);
