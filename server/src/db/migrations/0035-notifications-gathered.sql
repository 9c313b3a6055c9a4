-- What a notification is about, what stands in its sentences for a reader of another language, and rows that stand for many.
alter table notifications
  -- contract/src/notifications/kinds.ts
  add column kind text collate "C" not null default '' check (length(kind) <= 40),
  -- names, titles and numbers in the sentence that `about` begins with; null where there is the English text alone
  add column params jsonb check (jsonb_typeof(params) = 'object'),
  -- how many things this row stands for ("3 payments wait"), and which came last; null for a row that tells of one thing
  add column gathered int check (gathered > 0),
  add column last_event text collate "C" check (length(last_event) <= 200),
  add check ((gathered is null) = (last_event is null));
update notifications set kind = case
  when about like 'payment-stuck:%' then 'payment-waits'
  when about like 'payment-%' then 'payment'
  when about like 'certificate-%' then 'certificate'
  when about like 'course-%' then 'course-assigned'
  when about like 'role-%' then 'role'
  else '' end;
-- What waits is counted anew for everybody who was told of it.
create index notifications_gathered on notifications (about) where gathered is not null;
-- The page shows those that are unread, newest first.
create index notifications_unread_newest on notifications (user_id, id desc) where not is_read;
drop index notifications_unread;
