-- Who was there on which day of class. A day's row is locked by whoever writes to it; it counts its records and numbers its changes.
create table attendance_days (
  course_id hex_id not null references courses on delete cascade,
  day date not null,
  version int not null default 0,
  present int not null default 0,
  absent int not null default 0,
  saved_at timestamptz,
  -- a person who may be gone by now
  saved_by hex_id,
  primary key (course_id, day)
);

create table attendance_records (
  course_id hex_id not null,
  day date not null,
  student_id hex_id not null,
  -- null: the mark was taken back, and somebody who has not seen that yet is told
  present boolean,
  notes text not null check (length(notes) <= 500),
  -- the day's version that wrote it
  version int not null,
  -- null: the student's own check-in
  marked_by hex_id,
  marked_at timestamptz not null,
  primary key (course_id, day, student_id),
  foreign key (course_id, day) references attendance_days on delete cascade,
  foreign key (course_id, student_id) references enrolments (course_id, user_id) on delete cascade
);
create index attendance_records_of_student on attendance_records (course_id, student_id, day desc);

-- A day begins without a record, also where it comes out of a backup: the records that follow are counted.
create function begin_attendance_day() returns trigger language plpgsql as $$
begin
  new.present := 0;
  new.absent := 0;
  return new;
end $$;
create trigger attendance_days_begin before insert on attendance_days
  for each row execute function begin_attendance_day();

-- What a student's percentage is made of, kept by the writes below.
create table attendance_totals (
  course_id hex_id not null,
  student_id hex_id not null,
  present int not null default 0,
  absent int not null default 0,
  primary key (course_id, student_id),
  foreign key (course_id, student_id) references enrolments (course_id, user_id) on delete cascade
);

create table attendance_minimums (
  course_id hex_id primary key references courses on delete cascade,
  percent int not null check (percent between 1 and 100)
);

-- Its codes are derived from its id and the academy's secret: none is stored.
create table check_ins (
  id hex_id primary key,
  course_id hex_id not null references courses on delete cascade,
  day date not null,
  opened_at timestamptz not null,
  -- when it closes by itself
  ends_at timestamptz not null check (ends_at > opened_at),
  closed_at timestamptz
);
create unique index check_ins_open on check_ins (course_id) where closed_at is null;
create index check_ins_of_course on check_ins (course_id);

create type attendance_change as (course_id hex_id, day date, student_id hex_id, present int, absent int);

create function count_attendance(changes attendance_change[]) returns void language plpgsql as $$
begin
  update attendance_days d set present = d.present + c.present, absent = d.absent + c.absent
    from (select course_id, day, sum(present) as present, sum(absent) as absent from unnest(changes) group by 1, 2) c
    where d.course_id = c.course_id and d.day = c.day;
  -- Who leaves the course takes the totals along. In one order, so that two days that are saved at once wait for each other.
  insert into attendance_totals as t
    select c.course_id, c.student_id, sum(c.present), sum(c.absent)
      from unnest(changes) c join enrolments e on e.course_id = c.course_id and e.user_id = c.student_id
      group by 1, 2 order by 1, 2
    on conflict (course_id, student_id) do update
    set present = t.present + excluded.present, absent = t.absent + excluded.absent;
end $$;

create function count_attendance_records() returns trigger language plpgsql as $$
declare
  changes attendance_change[];
begin
  if tg_op = 'INSERT' then
    changes := array(select row(course_id, day, student_id, present::int, (not present)::int)::attendance_change
      from added where present is not null);
  elsif tg_op = 'DELETE' then
    changes := array(select row(course_id, day, student_id, -present::int, -(not present)::int)::attendance_change
      from removed where present is not null);
  else
    changes := array(select row(a.course_id, a.day, a.student_id,
        coalesce(a.present::int, 0) - coalesce(r.present::int, 0),
        coalesce((not a.present)::int, 0) - coalesce((not r.present)::int, 0))::attendance_change
      from added a join removed r using (course_id, day, student_id)
      where a.present is distinct from r.present);
  end if;
  if cardinality(changes) > 0 then
    perform count_attendance(changes);
  end if;
  return null;
end $$;
create trigger attendance_added after insert on attendance_records
  referencing new table as added for each statement execute function count_attendance_records();
create trigger attendance_removed after delete on attendance_records
  referencing old table as removed for each statement execute function count_attendance_records();
create trigger attendance_changed after update on attendance_records
  referencing old table as removed new table as added for each statement execute function count_attendance_records();
