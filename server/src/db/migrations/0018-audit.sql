-- A row says by itself who it was, what it was about and from where: it outlives everybody and everything named in it.
alter table audit_log
  add column actor_name text not null default '',
  add column actor_role text not null default '',
  add column subject_kind text not null default '',
  add column subject_name text not null default '',
  add column network text not null default '',
  add column device text not null default '',
  add column request_id text not null default '',
  -- For superadmins only.
  add column is_restricted boolean not null default false;

update audit_log a set actor_name = u.name from users u where u.id = a.actor_id;
update audit_log set actor_role = 'system' where actor_id is null;
update audit_log set
  subject_kind = case
    when action like '%role' or action like '%superadmin' or action like '%provider' then 'person'
    when action like '%statement' then 'statement'
    when action like '%payment%' then 'payment'
    when action = 'request-certifications' then 'course'
    when action = 'approve-certifications' then 'batch'
    when action like '%certification' then 'certification'
    when action like '%certificate' then 'certificate'
    when action like '%submission' then 'submission'
    when action like '%quiz' then 'quiz'
    when action like '%final-exam' then 'final-exam'
    when action like '%lecture' then 'lecture'
    when action like '%course' then 'course'
    else '' end,
  subject_name = coalesce(details ->> 'title', details ->> 'reference', details ->> 'number', details ->> 'fileName', ''),
  is_restricted = action = 'appoint-superadmin'
    or details #>> '{from,mainrole}' is distinct from details #>> '{to,mainrole}';

-- Each filter of the list has its order.
drop index audit_log_subject;
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_actor on audit_log (actor_id, at desc, id desc);
create index audit_log_action on audit_log (action, at desc, id desc);
create index audit_log_subject on audit_log (subject_id, at desc, id desc);
create index audit_log_kind on audit_log (subject_kind, at desc, id desc);

-- Whoever asks, the owner of the table too. `always` holds for a session that replicates as well.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();
create trigger audit_log_never_emptied before truncate on audit_log
  for each statement execute function refuse_audit_change();
alter table audit_log enable always trigger audit_log_append_only;
alter table audit_log enable always trigger audit_log_never_emptied;
