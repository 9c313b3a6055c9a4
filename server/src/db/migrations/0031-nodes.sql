-- What each node last said of itself, in one row a node. It says so anew within seconds, so a crash may lose it.
create unlogged table nodes (
  name text collate "C" primary key,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  -- Null unless it said that it stops.
  stopped_at timestamptz,
  -- Numbers by their names; of calls how many answers came how fast.
  report jsonb not null,
  -- They outlive a restart of the node.
  mail_sent_at timestamptz,
  mail_failed_at timestamptz,
  mail_failure_kind text,
  mail_failure_line text
);
-- How much the storage holds, as a job last found it: looking into each of its files takes too long for a page.
create table storage_use (
  is_only boolean primary key default true check (is_only),
  files integer not null,
  size_bytes bigint not null,
  measured_at timestamptz not null
);
