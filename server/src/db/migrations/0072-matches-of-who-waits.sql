-- Only who waits has a match that is kept, so that those of one match are counted by themselves: a decision takes it away. Whoever judges holds the lock
-- alone that `unjudge_payments` takes, so that nothing is put back meanwhile.
create or replace function unjudge_new_payments() returns trigger language plpgsql as $$
declare
  ids text[];
  keys text[];
begin
  select array_agg(id) filter (where status = 'pending'), array_agg(transaction_key) filter (where transaction_key is not null)
    into ids, keys from changed;
  if ids is not null or keys is not null then perform unjudge_payments(ids, keys, keys); end if;
  if tg_op = 'DELETE' and ids is not null then delete from payment_matches where request_id = any(ids); end if;
  return null;
end $$;
create or replace function unjudge_changed_payments() returns trigger language plpgsql as $$
declare
  ids text[];
  keys text[];
  freed_keys text[];
  moved_ids text[];
begin
  select array_agg(o.id) filter (where 'pending' in (o.status, n.status)),
    array_agg(o.transaction_key) || array_agg(n.transaction_key),
    array_agg(o.transaction_key) filter (where not is_approval) || array_agg(n.transaction_key) filter (where not is_approval),
    array_agg(o.id) filter (where n.status <> 'pending' or n.requested_at <> o.requested_at)
    into ids, keys, freed_keys, moved_ids
    from was o join changed n using (id), lateral (
      select o.status = 'pending' and n.status = 'approved' and o.transaction_key is not distinct from n.transaction_key as is_approval
    ) kind
    where (o.status, o.transaction_key, o.price_rwf, o.amount_rwf, o.payer_number, o.paid_at, o.requested_at, o.sms, o.screenshot_key)
      is distinct from
      (n.status, n.transaction_key, n.price_rwf, n.amount_rwf, n.payer_number, n.paid_at, n.requested_at, n.sms, n.screenshot_key);
  if keys is not null then perform unjudge_payments(ids, keys, freed_keys); end if;
  if moved_ids is not null then delete from payment_matches where request_id = any(moved_ids); end if;
  return null;
end $$;
delete from payment_matches m where not exists (
  select from payment_requests p where p.id = m.request_id and p.requested_at = m.requested_at and p.status = 'pending');
