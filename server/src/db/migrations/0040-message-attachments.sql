-- A picture or a file that a message has. It is uploaded first; a message takes it when it is sent, once.
create table message_attachments (
  id hex_id primary key,
  -- who uploaded it; null once that person was deleted
  owner_id hex_id references users on delete set null,
  -- null until it is sent
  message_id hex_id unique references messages on delete cascade,
  kind text not null check (kind in ('picture', 'file')),
  name text not null check (length(name) between 1 and 255),
  file_key text not null unique,
  size_bytes bigint not null,
  width int,
  height int,
  created_at timestamptz not null,
  check ((kind = 'picture') = (width is not null and height is not null))
);
create index message_attachments_of_owner on message_attachments (owner_id) where owner_id is not null;
create index message_attachments_unsent on message_attachments (created_at) where message_id is null;

create function orphan_message_attachment() returns trigger language plpgsql as $$
begin
  insert into orphan_files (key) values (old.file_key) on conflict do nothing;
  return null;
end $$;
create trigger message_attachments_orphan_file after delete on message_attachments
  for each row execute function orphan_message_attachment();

-- Beside an attachment a message needs no words: the contract says which of them may be empty.
alter table messages drop constraint messages_content_check;
alter table messages add constraint messages_content_check check (length(content) <= 5000);
