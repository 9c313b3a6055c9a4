-- What people, invitations and submissions are searched by, beside them: a name that thousands have is folded once and not again for each
-- row that a list looks at, and what a page passes over is read from the index of its order alone.
alter table users add column search_key text not null generated always as (folded(name || ' ' || email)) stored;
drop index users_search;
create index users_search on users using gin (search_key gin_trgm_ops);
drop index users_by_name;
create index users_by_name on users (folded(name), id) include (name, search_key);
drop index users_of_role_by_name;
create index users_of_role_by_name on users
  ((case when mainrole = 'superadmin' then 'superadmin' else role end), folded(name), id)
  include (name, role, mainrole, search_key);

alter table invitations add column search_key text not null generated always as (folded(name || ' ' || email)) stored;
drop index invitations_search;
create index invitations_search on invitations using gin (search_key gin_trgm_ops);
-- With when a link ends, which parts the sent from the expired.
drop index invitations_by_state;
create index invitations_by_state on invitations (state, id desc) include (expires_at);

alter table submissions add column search_key text not null default '';
-- No figure changes by it: no day is to be counted again.
alter table submissions disable trigger user;
update submissions s set search_key = u.search_key from users u where u.id = s.student_id;
alter table submissions enable trigger user;
create or replace function set_student_key() returns trigger language plpgsql as $$
begin
  -- Who changes their name meanwhile waits until this has committed, and finds this submission.
  select folded(name), search_key into new.student_key, new.search_key
    from users where id = new.student_id for share;
  new.student_key := coalesce(new.student_key, '');
  new.search_key := coalesce(new.search_key, '');
  return new;
end $$;
create or replace function rename_submissions() returns trigger language plpgsql as $$
begin
  update submissions set student_key = folded(new.name), search_key = new.search_key where student_id = new.id;
  return null;
end $$;
drop trigger submissions_renamed on users;
create trigger submissions_renamed after update of name, email on users for each row
  when (old.name is distinct from new.name or old.email is distinct from new.email)
  execute function rename_submissions();
drop index submissions_all;
create index submissions_all on submissions (kind, status desc, submitted_at, id) include (search_key, assessment_id);
drop index submissions_of_course;
create index submissions_of_course on submissions (course_id, kind, status desc, submitted_at, id)
  include (search_key, assessment_id);
drop index submissions_of_assessment;
create index submissions_of_assessment on submissions (assessment_id, status desc, submitted_at, id)
  include (search_key, kind, course_id);

-- All lectures, the newest course first, each in the order of its lectures: either end is as near.
create index lectures_in_order on lectures (course_id desc, position, id);

-- The new columns are planned with from the first search on.
analyze users;
analyze invitations;
analyze submissions;
