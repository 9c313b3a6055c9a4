-- Who has a page open: the sessions whose live lines a node holds. Lines that come and go are written together, and between them a
-- node writes one row to say that it is still there; the lines of a node that is gone do not count.
create table live_nodes (
  id hex_id primary key,
  seen_at timestamptz not null default now()
);
create table live_sessions (
  session_id hex_id not null references sessions on delete cascade,
  node_id hex_id not null references live_nodes on delete cascade,
  primary key (session_id, node_id)
);
create index live_sessions_of_node on live_sessions (node_id);
