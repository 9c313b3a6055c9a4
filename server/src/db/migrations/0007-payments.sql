-- Mobile money for a course. A request outlives its student and its course: what was paid stays on record.
create table payment_requests (
  id hex_id primary key,
  -- what people say on the phone: 7F3K-Q2
  reference text collate "C" not null unique check (reference ~ '^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{2}$'),
  student_id hex_id references users on delete set null,
  course_id hex_id references courses on delete set null,
  course_title text not null,
  -- frozen when asked for: a later price changes nothing
  price_rwf bigint not null check (price_rwf between 1 and 100000000),
  provider text not null default 'manual' check (provider in ('manual', 'mtn')),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  -- as typed, and the form in which ids are compared (contract/src/payments/rules.ts)
  transaction_id text check (length(transaction_id) <= 60),
  transaction_key text collate "C" check (transaction_key ~ '^[A-Z0-9]{4,40}$'),
  payer_number text collate "C" check (payer_number ~ '^\+[0-9]{9,15}$'),
  sms text check (length(sms) <= 2000),
  -- what the SMS says
  amount_rwf bigint check (amount_rwf between 0 and 1000000000),
  recipient text check (length(recipient) <= 200),
  paid_at timestamptz,
  screenshot_key text collate "C",
  -- the rejected request that this one sends again; looked at when all is in, as a restored backup keeps no order of its own
  previous_id hex_id references payment_requests on delete set null deferrable initially deferred,
  requested_at timestamptz not null,
  reviewed_at timestamptz,
  reviewed_by hex_id references users on delete set null,
  -- kept when that person is deleted: who let money pass stays known
  reviewed_by_name text,
  reason text not null default '' check (length(reason) <= 1000),
  -- what the provider calls it, while it is asked
  provider_reference text collate "C" unique,
  -- name, address, reference, id and number, folded; kept by a trigger
  search text not null default '',
  check ((status = 'pending') = (reviewed_at is null)),
  check ((transaction_id is null) = (transaction_key is null))
);
-- One waits at a time for each student and course; one transaction id is approved once, ever.
create unique index payment_requests_one_pending on payment_requests (student_id, course_id) where status = 'pending';
create unique index payment_requests_id_approved on payment_requests (transaction_key)
  where status = 'approved' and transaction_key is not null;
create index payment_requests_pending on payment_requests (requested_at, id) include (price_rwf) where status = 'pending';
create index payment_requests_newest on payment_requests (requested_at desc, id desc);
create index payment_requests_by_status on payment_requests (status, requested_at desc, id desc);
create index payment_requests_of_student on payment_requests (student_id, requested_at desc);
create index payment_requests_of_course on payment_requests (course_id, requested_at desc);
create index payment_requests_by_key on payment_requests (transaction_key) where transaction_key is not null;
-- Who else that waits names this id: asked for each payment of a list.
create index payment_requests_claims on payment_requests (transaction_key, requested_at, id)
  where status = 'pending' and transaction_key is not null;
create index payment_requests_previous on payment_requests (previous_id) where previous_id is not null;
create index payment_requests_by_reviewer on payment_requests (reviewed_by) where reviewed_by is not null;
create index payment_requests_decided on payment_requests (reviewed_at desc) where reviewed_at is not null;
create index payment_requests_by_screenshot on payment_requests (screenshot_key) where screenshot_key is not null;
create index payment_requests_search on payment_requests using gin (search gin_trgm_ops);

-- Rows that are found by a person's name hold that person while they are written, and a new name waits for them: else it
-- would miss a row that has just read the old one.
create function hold_renamed() returns trigger language plpgsql as $$
begin
  perform 1 from users where id = new.id for update;
  return new;
end $$;
create trigger users_renamed before update of name, email on users for each row
  when (old.name <> new.name or old.email <> new.email) execute function hold_renamed();

-- A number is found as it is stored and as people in Rwanda write it, a reference and an id with and without hyphens.
create function know_payment_search() returns trigger language plpgsql as $$
begin
  new.search := folded(concat_ws(' ',
    (select name || ' ' || email from users where id = new.student_id for key share),
    new.reference, replace(new.reference, '-', ''), new.transaction_id, new.transaction_key, new.payer_number,
    regexp_replace(new.payer_number, '^\+250', '0')));
  return new;
end $$;
create trigger payment_requests_search before insert or update of student_id, transaction_id, payer_number, search
  on payment_requests for each row execute function know_payment_search();
create function know_payer_anew() returns trigger language plpgsql as $$
begin
  update payment_requests set search = '' where student_id = new.id;
  return null;
end $$;
create trigger users_payments_search after update of name, email on users for each row
  when (old.name <> new.name or old.email <> new.email) execute function know_payer_anew();

-- Whoever is deleted leaves what was paid and for what, and nothing that says who it was. Triggers run by name: this one
-- comes before the one above.
create function forget_payer() returns trigger language plpgsql as $$
begin
  if old.screenshot_key is not null then
    insert into orphan_files (key) values (old.screenshot_key) on conflict do nothing;
  end if;
  new.screenshot_key := null;
  new.payer_number := null;
  new.sms := null;
  new.recipient := null;
  return new;
end $$;
create trigger payment_requests_forget_payer before update of student_id on payment_requests
  for each row when (old.student_id is not null and new.student_id is null) execute function forget_payer();

create function orphan_payment_screenshot() returns trigger language plpgsql as $$
begin
  insert into orphan_files (key) values (old.screenshot_key) on conflict do nothing;
  return null;
end $$;
create trigger payment_requests_orphan_file after delete on payment_requests
  for each row when (old.screenshot_key is not null) execute function orphan_payment_screenshot();

-- What the mobile-money company says came in.
create table statements (
  id hex_id primary key,
  file_name text not null check (length(file_name) <= 255),
  network text not null check (length(network) <= 60),
  from_at timestamptz not null,
  to_at timestamptz not null,
  payment_count int not null,
  imported_at timestamptz not null default now(),
  imported_by hex_id references users on delete set null,
  imported_by_name text not null
);
create index statements_newest on statements (imported_at desc, id desc);
create index statements_to on statements (to_at desc);
create index statements_by_person on statements (imported_by);

create table statement_payments (
  id hex_id primary key,
  statement_id hex_id not null references statements on delete cascade,
  transaction_id text not null check (length(transaction_id) <= 60),
  transaction_key text collate "C" not null,
  amount_rwf bigint not null check (amount_rwf between 0 and 1000000000),
  -- as the statement shows it; some digits may be stars
  payer_number text not null check (length(payer_number) <= 40),
  -- its last three digits, which statements leave readable
  payer_ending text collate "C" not null,
  payer_name text not null check (length(payer_name) <= 200),
  paid_at timestamptz not null,
  -- an earlier statement has it too: read here again, and stands in when that one is taken back
  is_repeat boolean not null default false,
  unique (statement_id, transaction_key)
);
-- Requests are compared with each payment once.
create unique index statement_payments_once on statement_payments (transaction_key) where not is_repeat;
create index statement_payments_repeats on statement_payments (transaction_key, id) where is_repeat;
create index statement_payments_by_amount on statement_payments (amount_rwf, paid_at) where not is_repeat;
create index statement_payments_by_payer on statement_payments (payer_ending, paid_at) where not is_repeat;
