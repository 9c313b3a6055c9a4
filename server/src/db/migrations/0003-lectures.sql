create table lectures (
  id hex_id primary key,
  course_id hex_id not null references courses on delete cascade,
  title text not null check (title <> '' and length(title) <= 200),
  description text not null check (length(description) <= 10000),
  lecture_type text not null check (lecture_type in ('video', 'audio', 'document', 'notes')),
  document_type text check (document_type in ('pdf', 'pptx')),
  -- storage keys; the addresses that leave are signed
  file_key text collate "C",
  file_name text,
  size_bytes bigint,
  duration_seconds double precision,
  page_count int,
  captions_key text collate "C",
  -- a PDF of a pptx document's pages, when the server could draw them
  pages_key text collate "C",
  slides jsonb not null default '[]',
  position int not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((lecture_type = 'document') = (document_type is not null)),
  check ((lecture_type = 'notes') = (file_key is null))
);
create index lectures_of_course on lectures (course_id, position, id);
-- From a file's key to the lecture that says who may open it.
create unique index lectures_by_file on lectures (file_key) where file_key is not null;
create unique index lectures_by_pages on lectures (pages_key) where pages_key is not null;
create unique index lectures_by_captions on lectures (captions_key) where captions_key is not null;

-- Pictures placed on slides, so that an address can be traced to who may see it.
create table slide_images (
  key text collate "C" primary key,
  -- null once that person is gone: the lecture keeps its pictures
  uploaded_by hex_id references users on delete set null,
  -- set for good when a lecture's slides first show it
  lecture_id hex_id references lectures on delete cascade,
  -- since when no slide shows it; after a day it is cleaned up
  unused_since timestamptz default now(),
  size_bytes bigint not null,
  width int not null,
  height int not null,
  created_at timestamptz not null default now()
);
create index slide_images_of_lecture on slide_images (lecture_id);
create index slide_images_by_person on slide_images (uploaded_by);
create index slide_images_unused on slide_images (unused_since) where unused_since is not null;

-- Resumable uploads: one row from the first byte until a lecture takes the file or a day has passed.
create table uploads (
  id hex_id primary key,
  user_id hex_id not null references users on delete cascade,
  file_name text not null,
  size_bytes bigint not null check (size_bytes > 0),
  received_bytes bigint not null default 0 check (received_bytes <= size_bytes),
  -- storage keys of what has arrived, in order
  piece_keys text[] not null default '{}',
  created_at timestamptz not null default now()
);
create index uploads_age on uploads (created_at);
create index uploads_of_user on uploads (user_id);

-- Files whose row is gone and whose bytes wait to be removed.
create table orphan_files (
  key text collate "C" primary key,
  orphaned_at timestamptz not null default now()
);
create index orphan_files_age on orphan_files (orphaned_at);
create function orphan_lecture_files() returns trigger language plpgsql as $$
begin
  insert into orphan_files (key)
    select k from unnest(array[old.file_key, old.pages_key, old.captions_key]) k
    where k is not null and (tg_op = 'DELETE'
      or k <> all (array_remove(array[new.file_key, new.pages_key, new.captions_key], null)))
    on conflict do nothing;
  return null;
end $$;
create trigger lectures_orphan_files after delete or update of file_key, pages_key, captions_key on lectures
  for each row execute function orphan_lecture_files();
create function orphan_upload_pieces() returns trigger language plpgsql as $$
begin
  insert into orphan_files (key) select k from unnest(old.piece_keys) k on conflict do nothing;
  return null;
end $$;
create trigger uploads_orphan_pieces after delete on uploads for each row execute function orphan_upload_pieces();
create function orphan_slide_image() returns trigger language plpgsql as $$
begin
  insert into orphan_files (key) values (old.key) on conflict do nothing;
  return null;
end $$;
create trigger slide_images_orphan_file after delete on slide_images for each row execute function orphan_slide_image();
create function orphan_course_image() returns trigger language plpgsql as $$
begin
  if old.image_key is not null and (tg_op = 'DELETE' or new.image_key is distinct from old.image_key) then
    insert into orphan_files (key) values (old.image_key), (replace(old.image_key, '-1280.webp', '-640.webp'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger courses_orphan_image after delete or update of image_key on courses
  for each row execute function orphan_course_image();
