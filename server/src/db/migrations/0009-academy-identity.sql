-- Which academy this database is: the storage carries the same id, so that a wrong or empty database is noticed before
-- it takes the files of another for litter (server/src/storage).
create table academy_identity (
  is_only boolean primary key default true check (is_only),
  academy_id text collate "C" not null default replace(gen_random_uuid()::text, '-', '') check (academy_id ~ '^[0-9a-f]{32}$'),
  -- Which copy of the rows this is, by what a dump does not carry along; null until the first start.
  database_copy text,
  -- Since when this copy is in use: nothing is swept on its first day.
  in_use_since timestamptz not null default now(),
  -- The same word stands in the storage. It is drawn anew with every sweep, so of two copies one falls behind and sweeps
  -- no more. Null: nobody has said yet that this copy is the one whose rows decide which files stay.
  storage_token text,
  -- Written before the storage gets it, so that a stop in between leaves both of them valid.
  next_storage_token text
);
insert into academy_identity default values;
