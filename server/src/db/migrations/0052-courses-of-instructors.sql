-- What the public page of a course says of who teaches it and of a free course to try first.
-- How many courses an instructor has, kept by the writes that change it, beside their students.
alter table instructor_totals
  alter column students set default 0,
  add column courses bigint not null default 0;
insert into instructor_totals as t (instructor_id, slot, courses)
  select instructor_id, 0, count(*) from courses where instructor_id is not null group by instructor_id
  on conflict (instructor_id, slot) do update set courses = excluded.courses;

create function count_course_of(instructor text, more int) returns void language sql as $$
  insert into instructor_totals as t (instructor_id, slot, courses)
    select instructor, pg_backend_pid() % 16, more where instructor is not null
    on conflict (instructor_id, slot) do update set courses = t.courses + excluded.courses
$$;
create function count_taught_course() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform count_course_of(old.instructor_id, -1); end if;
  if tg_op <> 'DELETE' then perform count_course_of(new.instructor_id, 1); end if;
  return null;
end $$;
create trigger courses_taught after insert or delete on courses for each row execute function count_taught_course();
create trigger courses_taught_by_another after update of instructor_id on courses for each row
  when (old.instructor_id is distinct from new.instructor_id) execute function count_taught_course();

-- The newest courses that cost nothing, of a category and of all.
create index courses_free on courses (id desc) where price_rwf = 0;
create index courses_free_by_category on courses (category, id desc) where price_rwf = 0;
