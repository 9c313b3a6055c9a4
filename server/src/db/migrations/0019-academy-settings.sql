-- What superadmins have set on the screen: whole entries of academy.json, over the file's. One row, made here, so that two who save
-- at once wait for each other.
create table academy_settings (
  is_only boolean primary key default true check (is_only),
  said jsonb not null default '{}' check (jsonb_typeof(said) = 'object'),
  version int not null default 0,
  changed_at timestamptz,
  changed_by text
);
insert into academy_settings default values;
