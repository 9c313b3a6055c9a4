-- What the portals' lists sort by. A list of one quiz or exam goes by the student's name and by the score; each order is read from an
-- index, so that its first page takes as long with a hundred thousand rows as with a hundred.
alter table submissions add column student_key text not null default '';
update submissions s set student_key = folded(u.name) from users u where u.id = s.student_id;

create function set_student_key() returns trigger language plpgsql as $$
begin
  new.student_key := coalesce((select folded(name) from users where id = new.student_id for key share), '');
  return new;
end $$;
create trigger submissions_named before insert or update of student_id on submissions
  for each row execute function set_student_key();

create function rename_submissions() returns trigger language plpgsql as $$
begin
  update submissions set student_key = folded(new.name) where student_id = new.id;
  return null;
end $$;
create trigger submissions_renamed after update of name on users
  for each row when (new.name is distinct from old.name) execute function rename_submissions();

create function score_of(awarded numeric, total numeric) returns numeric language sql immutable parallel safe as
  $$ select case when total = 0 then 0 else awarded / total end $$;
create index submissions_by_student on submissions (assessment_id, status, student_key, id);
create index submissions_by_score on submissions (assessment_id, status, score_of(total_marks_awarded, total_marks), id);

-- Requests whose certificate was revoked and not issued anew are a state of their own in the list.
alter table certification_requests add column is_revoked boolean not null default false;
create function is_without_certificate(request hex_id) returns boolean language sql stable as $$
  select exists (select from certificates where request_id = request and revoked_at is not null)
    and not exists (select from certificates where request_id = request and revoked_at is null)
$$;
update certification_requests set is_revoked = true where is_without_certificate(id);
create function know_revoked() returns trigger language plpgsql as $$
declare
  one certificates := coalesce(new, old);
  now_revoked boolean := is_without_certificate(one.request_id);
begin
  update certification_requests set is_revoked = now_revoked where id = one.request_id and is_revoked <> now_revoked;
  return null;
end $$;
create trigger certificates_revoked after insert or delete or update of revoked_at on certificates
  for each row execute function know_revoked();
create function listed_status(status text, is_revoked boolean) returns text language sql immutable parallel safe as
  $$ select case when is_revoked then 'revoked' else status end $$;
create index certification_requests_by_state
  on certification_requests (listed_status(status, is_revoked), requested_at desc, id desc);
create index certification_requests_newest on certification_requests (requested_at, id);
-- The search text begins with the student's name.
create index certification_requests_by_name on certification_requests (left(search, 60), id);
create index payment_requests_by_name on payment_requests (left(search, 60), id);
create index payment_requests_by_price on payment_requests (price_rwf, id);

-- How many there are of each state, kept as those of submissions are.
create table list_counts (
  list text not null,
  status text not null,
  slot int not null,
  count bigint not null,
  primary key (list, status, slot)
);
insert into list_counts select 'payments', status, 0, count(*) from payment_requests group by status;
insert into list_counts select 'certifications', listed_status(status, is_revoked), 0, count(*)
  from certification_requests group by 2;

create function count_in_list(of_list text, of_status text, more int) returns void language sql as $$
  insert into list_counts as c values (of_list, of_status, pg_backend_pid() % 16, more)
    on conflict (list, status, slot) do update set count = c.count + excluded.count
$$;
create function count_payment() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform count_in_list('payments', old.status, -1); end if;
  if tg_op <> 'DELETE' then perform count_in_list('payments', new.status, 1); end if;
  return null;
end $$;
create constraint trigger payment_requests_counted after insert or delete or update of status on payment_requests
  deferrable initially deferred for each row execute function count_payment();
create function count_certification() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform count_in_list('certifications', listed_status(old.status, old.is_revoked), -1);
  end if;
  if tg_op <> 'DELETE' then
    perform count_in_list('certifications', listed_status(new.status, new.is_revoked), 1);
  end if;
  return null;
end $$;
create constraint trigger certification_requests_counted
  after insert or delete or update of status, is_revoked on certification_requests
  deferrable initially deferred for each row execute function count_certification();
