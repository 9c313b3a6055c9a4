-- Each connection counts in a slot of its own, so that nobody waits for another's commit. The slot was told by the process's number, which any
-- of sixteen shares with whoever else has that remainder: of eight who wrote at once, several stood in a queue. PostgreSQL numbers those who are
-- connected from the lowest number that is free; up to thirty-two of them share no slot.
create function counting_slot() returns int language plpgsql as $$
declare
  slot text := current_setting('academy.counting_slot', true);
begin
  if coalesce(slot, '') = '' then
    select (id % 32)::text into slot from pg_stat_get_backend_idset() id where pg_stat_get_backend_pid(id) = pg_backend_pid();
    -- For as long as the connection stands.
    perform set_config('academy.counting_slot', slot, false);
  end if;
  return slot::int;
end $$;

do $$
declare
  counting oid;
begin
  for counting in
    select oid from pg_proc
    where pronamespace = current_schema()::regnamespace and position('pg_backend_pid() % 16' in prosrc) > 0
  loop
    execute replace(pg_get_functiondef(counting), 'pg_backend_pid() % 16', 'counting_slot()');
  end loop;
end $$;
