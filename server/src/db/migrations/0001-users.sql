-- People, their sessions, and the secrets of getting in. Every token and code is stored as a hash.
create domain hex_id as text collate "C" check (value ~ '^[0-9a-f]{24}$');

create table users (
  id hex_id primary key,
  name text not null check (name <> '' and length(name) <= 100),
  -- normalised in one place (contract/src/users/rules.ts); unique as stored
  email text collate "C" not null unique check (length(email) <= 254),
  password_hash text,
  role text not null default 'user' check (role in ('user', 'instructor', 'admin')),
  mainrole text not null default '' check (mainrole in ('', 'superadmin')),
  email_notifications boolean not null default true,
  course_updates boolean not null default true,
  profile_visibility boolean not null default true,
  created_at timestamptz not null default now(),
  last_login_at timestamptz
);
create index users_teachers on users (name, id) where role = 'instructor';
create index users_superadmins on users (id) where mainrole = 'superadmin';

create table sessions (
  id hex_id primary key,
  user_id hex_id not null references users on delete cascade,
  token_hash text collate "C" not null unique,
  device text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_of_user on sessions (user_id, last_seen_at desc);
create index sessions_expiry on sessions (expires_at);

-- A registration that waits for its code. No account exists before the code is right.
create table activations (
  id hex_id primary key,
  token_hash text collate "C" not null unique,
  name text not null,
  email text collate "C" not null,
  password_hash text not null,
  -- null when the address already has an account: then no code is right
  otp_hash text collate "C",
  tries_left int not null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index activations_expiry on activations (expires_at);

create table password_resets (
  token_hash text collate "C" primary key,
  user_id hex_id not null references users on delete cascade,
  expires_at timestamptz not null
);
create index password_resets_of_user on password_resets (user_id);
create index password_resets_expiry on password_resets (expires_at);

-- Somebody's account at Google or GitHub, by the provider's own id for them.
create table identities (
  provider text not null check (provider in ('google', 'github')),
  subject text not null,
  user_id hex_id not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (provider, subject)
);
create index identities_of_user on identities (user_id);

create table oauth_states (
  state_hash text collate "C" primary key,
  provider text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);
create index oauth_states_expiry on oauth_states (expires_at);

-- What /oauth-success exchanges for a session: once, within a minute.
create table oauth_codes (
  code_hash text collate "C" primary key,
  user_id hex_id not null references users on delete cascade,
  expires_at timestamptz not null
);
create index oauth_codes_expiry on oauth_codes (expires_at);

-- The link that the start prints when there is no superadmin.
create table setup_links (
  token_hash text collate "C" primary key,
  expires_at timestamptz not null
);

-- Counters of the limits, shared by all nodes. A row is one window of one key.
create table rate_limits (
  key text collate "C" primary key,
  count int not null,
  window_ends_at timestamptz not null
);
create index rate_limits_expiry on rate_limits (window_ends_at);

-- Solved checks, so that none is used twice.
create table captcha_uses (
  solution_hash text collate "C" primary key,
  expires_at timestamptz not null
);
create index captcha_uses_expiry on captcha_uses (expires_at);

-- Who did what to whom, for the acts that matter. It outlives everybody named in it.
create table audit_log (
  id hex_id primary key,
  at timestamptz not null default now(),
  actor_id text,
  action text not null,
  subject_id text,
  details jsonb not null default '{}'
);
create index audit_log_subject on audit_log (subject_id, at desc);
