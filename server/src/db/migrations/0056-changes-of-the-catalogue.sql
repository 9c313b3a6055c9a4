-- What the public catalogue shows is kept by each process for as long as nothing of it changes. This counts the changes: one that is
-- committed is in the sum, so whoever asks next finds another number, on every node. A slot begins anywhere, so that a database that is
-- emptied and filled again does not come back to a number that was seen.
alter table academy_totals add column catalogue_changes bigint not null default 0;
update academy_totals set catalogue_changes = floor(random() * 1e12);

create function count_catalogue_change() returns trigger language plpgsql as $$
begin
  insert into academy_totals as t (slot, catalogue_changes) values (pg_backend_pid() % 16, floor(random() * 1e12))
    on conflict (slot) do update set catalogue_changes = t.catalogue_changes + 1;
  return null;
end $$;
create trigger courses_change_catalogue after insert or update or delete on courses
  for each statement execute function count_catalogue_change();
create trigger lectures_change_catalogue after insert or update of course_id or delete on lectures
  for each statement execute function count_catalogue_change();
