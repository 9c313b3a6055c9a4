-- From the request to the certificate. Every name is the row's own copy: course, exam, instructor and student may go.
create table certificate_batches (
  id hex_id primary key,
  started_by hex_id references users on delete set null,
  started_at timestamptz not null default now()
);
create index certificate_batches_newest on certificate_batches (id desc);
create index certificate_batches_by_person on certificate_batches (started_by);

create table certification_requests (
  id hex_id primary key,
  status text not null default 'pending' check (status in ('pending', 'approved', 'completed')),
  student_id hex_id references users on delete set null,
  course_id hex_id references courses on delete set null,
  course_title text not null,
  -- as they were when it was asked for: what is certified, should the course be gone before the approval
  course_description text not null,
  category text not null,
  duration_weeks int not null,
  instructor_name text not null,
  submission_id hex_id references submissions on delete set null,
  -- of the exam; rounded when shown
  percentage numeric(7, 4) not null check (percentage between 0 and 100),
  requested_by hex_id references users on delete set null,
  requested_by_name text not null,
  requested_at timestamptz not null,
  approved_by hex_id references users on delete set null,
  approved_by_name text,
  approved_at timestamptz,
  completed_at timestamptz,
  notes text not null default '' check (length(notes) <= 1000),
  -- why the academy can't draw it
  problem text not null default '',
  batch_id hex_id references certificate_batches on delete set null,
  -- student, course and number, folded; kept by triggers
  search text not null default '',
  check ((status = 'pending') = (approved_at is null)),
  check ((status = 'completed') = (completed_at is not null))
);
-- Once a student and course, as long as both are there.
create unique index certification_requests_once on certification_requests (student_id, course_id);
create index certification_requests_pending on certification_requests (requested_at, id) where status = 'pending';
create index certification_requests_decided on certification_requests (requested_at desc, id desc)
  where status <> 'pending';
create index certification_requests_by_status on certification_requests (status, requested_at desc, id desc);
create index certification_requests_of_course on certification_requests (course_id);
create index certification_requests_of_submission on certification_requests (submission_id);
create index certification_requests_of_batch on certification_requests (batch_id, status) where batch_id is not null;
-- What a batch has still to draw.
create index certification_requests_to_draw on certification_requests (batch_id, id)
  where batch_id is not null and status = 'approved' and problem = '';
create index certification_requests_by_asker on certification_requests (requested_by);
create index certification_requests_by_approver on certification_requests (approved_by);
create index certification_requests_search on certification_requests using gin (search gin_trgm_ops);

-- What waits to be drawn for somebody who is deleted never will be: its batch does not wait for it.
create function leave_certificate_batch() returns trigger language plpgsql as $$
begin
  new.batch_id := null;
  return new;
end $$;
create trigger certification_requests_leave_batch before update of student_id on certification_requests
  for each row when (old.status = 'approved' and new.student_id is null) execute function leave_certificate_batch();

-- The keys that sign credentials. The newest that is not retired signs; all stay published, so that old ones verify.
create table issuer_keys (
  id hex_id primary key,
  public_key text not null,
  -- sealed with the academy's secret
  private_key text,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
create unique index issuer_keys_active on issuer_keys ((true)) where retired_at is null;

create table certificates (
  id hex_id primary key,
  -- K7QM-4XPD-92HT: random, so that none leads to another
  number text collate "C" not null unique
    check (number ~ '^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$'),
  request_id hex_id references certification_requests on delete set null,
  student_id hex_id references users on delete set null,
  course_id hex_id references courses on delete set null,
  holder_name text not null check (holder_name <> '' and length(holder_name) <= 100),
  course_title text not null,
  course_description text not null,
  category text not null,
  duration_weeks int not null,
  instructor_name text not null,
  signatory_name text not null,
  signatory_title text not null,
  place text not null,
  issued_at timestamptz not null,
  -- null until it is drawn or uploaded; from then on it is out
  file_key text collate "C",
  file_bytes bigint,
  -- sha256 in hex: the same file sent twice is one
  file_hash text collate "C",
  is_uploaded boolean not null default false,
  completed_at timestamptz,
  download_count int not null default 0,
  -- the signed credential, as text: its bytes never change
  credential text,
  -- its bit in the list of revocations: random, so that the list tells no order
  status_index int not null unique check (status_index >= 0),
  revoked_at timestamptz,
  revoked_by hex_id references users on delete set null,
  revoked_reason text not null default '' check (length(revoked_reason) <= 1000),
  -- the one that was revoked for this one
  replaces_id hex_id references certificates on delete set null deferrable initially deferred,
  check ((file_key is null) = (file_bytes is null)),
  -- without a file again only when its holder was deleted
  check (file_key is null or completed_at is not null)
);
-- A request has one certificate that counts.
create unique index certificates_of_request on certificates (request_id) where revoked_at is null;
create index certificates_of_request_all on certificates (request_id);
create index certificates_of_student on certificates (student_id, issued_at desc);
create index certificates_of_course on certificates (course_id);
create index certificates_by_file on certificates (file_key) where file_key is not null;
create index certificates_revoked on certificates (revoked_at) where revoked_at is not null;
create index certificates_revoked_by on certificates (revoked_by);
create index certificates_replaces on certificates (replaces_id) where replaces_id is not null;

create function orphan_certificate_file() returns trigger language plpgsql as $$
begin
  if old.file_key is not null and (tg_op = 'DELETE' or new.file_key is distinct from old.file_key) then
    insert into orphan_files (key) values (old.file_key) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger certificates_orphan_file after delete or update of file_key on certificates
  for each row execute function orphan_certificate_file();

-- Requests are found by student, course and number, the number with and without its hyphens.
create function know_certification_search() returns trigger language plpgsql as $$
begin
  new.search := folded(concat_ws(' ',
    (select name || ' ' || email from users where id = new.student_id for key share),
    new.course_title,
    (select string_agg(number || ' ' || replace(number, '-', ''), ' ' order by id) from certificates
      where request_id = new.id)));
  return new;
end $$;
create trigger certification_requests_search before insert or update of student_id, search
  on certification_requests for each row execute function know_certification_search();
create function know_certified_anew() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'users' then
    update certification_requests set search = '' where student_id = new.id;
  else
    update certification_requests set search = '' where id = new.request_id;
  end if;
  return null;
end $$;
create trigger users_certification_search after update of name, email on users for each row
  when (old.name <> new.name or old.email <> new.email) execute function know_certified_anew();
create trigger certificates_search after insert on certificates for each row
  when (new.request_id is not null) execute function know_certified_anew();

-- Whoever is deleted leaves a certificate without a name: it stays valid and counted, and tells nobody who it was.
create function forget_holder() returns trigger language plpgsql as $$
begin
  new.holder_name := 'Deleted user';
  new.credential := null;
  if old.file_key is not null then
    insert into orphan_files (key) values (old.file_key) on conflict do nothing;
  end if;
  new.file_key := null;
  new.file_bytes := null;
  new.file_hash := null;
  return new;
end $$;
create trigger certificates_forget_holder before update of student_id on certificates
  for each row when (old.student_id is not null and new.student_id is null) execute function forget_holder();
