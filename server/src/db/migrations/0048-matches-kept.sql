-- How well a request that waits agrees with the statements, as the rules last judged it: so that those of one match are read and no
-- others. The rules are the contract's (payments/match.ts), so a job of the server writes here. No foreign key: it would make that job
-- wait for a decision, which waits for it.
create table payment_matches (
  request_id hex_id primary key,
  kind text not null
    check (kind in ('exact', 'likely', 'id-used', 'after-statement', 'unmatched', 'nothing-sent', 'no-statement')),
  requested_at timestamptz not null
);
create index payment_matches_in_order on payment_matches (kind, requested_at, request_id);
-- Whose match may have changed since; they are judged where they are read, until the job comes. Rows are added and taken away, never
-- changed, and may be there twice: nobody who adds one waits for another.
create table unjudged_payments (
  id bigint generated always as identity primary key,
  request_id hex_id not null
);
create index unjudged_payments_of_request on unjudged_payments (request_id);

-- Who waits, by what a payment of a statement is looked for: price and time, or the end of the number and time.
create index payment_requests_waiting_by_price on payment_requests (price_rwf, coalesce(paid_at, requested_at))
  where status = 'pending';
create index payment_requests_waiting_by_payer on payment_requests (right(payer_number, 3), coalesce(paid_at, requested_at))
  where status = 'pending' and payer_number is not null;

-- Nobody is judged while somebody still writes what could not be seen: whoever adds to the unjudged holds this lock, who judges takes it
-- alone. Each statement after it sees what was committed before the lock was held.
create function unjudge_payments(ids text[], keys text[], freed_keys text[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(48, 0);
  insert into unjudged_payments (request_id)
    select unnest(ids)
    union
    -- Who names the same id.
    select id from payment_requests where status = 'pending' and transaction_key = any(keys)
    union
    -- Who may have meant the payment with that id, which is theirs, or no more, when nobody, or somebody, names it. A little more than
    -- what the rules look at.
    select r.id from statement_payments p join payment_requests r on r.price_rwf = p.amount_rwf
      and coalesce(r.paid_at, r.requested_at) between p.paid_at - interval '11 minutes' and p.paid_at + interval '61 minutes'
      where p.transaction_key = any(freed_keys) and not p.is_repeat and r.status = 'pending'
    union
    select r.id from statement_payments p join payment_requests r on right(r.payer_number, 3) = p.payer_ending
      and coalesce(r.paid_at, r.requested_at) between p.paid_at - interval '11 minutes' and p.paid_at + interval '169 hours'
      where p.transaction_key = any(freed_keys) and not p.is_repeat and r.status = 'pending' and r.payer_number is not null;
end $$;

create function unjudge_new_payments() returns trigger language plpgsql as $$
declare
  ids text[];
  keys text[];
begin
  select array_agg(id) filter (where status = 'pending'), array_agg(transaction_key) filter (where transaction_key is not null)
    into ids, keys from changed;
  if ids is not null or keys is not null then perform unjudge_payments(ids, keys, keys); end if;
  return null;
end $$;
create trigger payment_requests_unjudged_in after insert on payment_requests referencing new table as changed
  for each statement execute function unjudge_new_payments();
create trigger payment_requests_unjudged_out after delete on payment_requests referencing old table as changed
  for each statement execute function unjudge_new_payments();

-- What an approved request has was its own while it waited: for nobody with another id does that change anything.
create function unjudge_changed_payments() returns trigger language plpgsql as $$
declare
  ids text[];
  keys text[];
  freed_keys text[];
begin
  select array_agg(o.id) filter (where 'pending' in (o.status, n.status)),
    array_agg(o.transaction_key) || array_agg(n.transaction_key),
    array_agg(o.transaction_key) filter (where not is_approval) || array_agg(n.transaction_key) filter (where not is_approval)
    into ids, keys, freed_keys
    from was o join changed n using (id), lateral (
      select o.status = 'pending' and n.status = 'approved' and o.transaction_key is not distinct from n.transaction_key as is_approval
    ) kind
    where (o.status, o.transaction_key, o.price_rwf, o.amount_rwf, o.payer_number, o.paid_at, o.requested_at, o.sms, o.screenshot_key)
      is distinct from
      (n.status, n.transaction_key, n.price_rwf, n.amount_rwf, n.payer_number, n.paid_at, n.requested_at, n.sms, n.screenshot_key);
  if keys is not null then perform unjudge_payments(ids, keys, freed_keys); end if;
  return null;
end $$;
create trigger payment_requests_unjudged after update on payment_requests referencing old table as was new table as changed
  for each statement execute function unjudge_changed_payments();

-- A statement comes and goes with its payments, in one transaction, and tells up to when all of them reach.
create function unjudge_waiting_payments() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(48, 0);
  insert into unjudged_payments (request_id) select id from payment_requests r where status = 'pending'
    and not exists (select from unjudged_payments u where u.request_id = r.id);
  return null;
end $$;
create trigger statements_unjudged after insert or delete or update of from_at, to_at, payment_count on statements
  for each statement execute function unjudge_waiting_payments();

-- Of an academy in use.
insert into unjudged_payments (request_id) select id from payment_requests where status = 'pending';
