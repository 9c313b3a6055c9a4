-- A course page names the course's lectures. They are read when something of them has changed, and this counts the changes: one that is
-- committed is in the sum, so whoever asks next finds another number, on every node. Each adds any number, so that lectures that go and come
-- back do not come back to a number that was seen.
alter table course_totals add column outline_changes bigint not null default 0;

create function count_outline_change() returns trigger language plpgsql as $$
begin
  insert into course_totals as t (course_id, slot, outline_changes)
    select course_id, counting_slot(), 1 + floor(random() * 1e9) from changed
    where exists (select from courses where id = course_id) group by course_id order by course_id
    on conflict (course_id, slot) do update set outline_changes = t.outline_changes + excluded.outline_changes;
  return null;
end $$;
create trigger lectures_outlined_in after insert on lectures referencing new table as changed
  for each statement execute function count_outline_change();
create trigger lectures_outlined_out after delete on lectures referencing old table as changed
  for each statement execute function count_outline_change();
create trigger lectures_outlined_anew after update on lectures referencing new table as changed
  for each statement execute function count_outline_change();
