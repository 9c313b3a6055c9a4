-- What quick find looks up, as fields between two spaces and words between one: so the index of three letters in a row knows
-- where each begins, and an address is its words. Columns of their own, since folding again costs more than looking up.
create function findable(value text) returns text language sql immutable strict parallel safe as $$
  select '  ' || translate(folded(value), '@._-', '    ') || '  '
$$;
alter table users add column found_by text generated always as (findable(name || '  ' || email)) stored;
alter table courses add column found_by text generated always as (findable(title)) stored;
alter table lectures add column found_by text generated always as (findable(title)) stored;
-- `search` has each word once; of a reference with its hyphen and without.
alter table payment_requests add column found_by text generated always as (findable(replace(search, ' ', '  '))) stored;
alter table certificates add column found_by text
  generated always as (findable(holder_name || '  ' || number || '  ' || replace(number, '-', ''))) stored;
create index users_find on users using gin (found_by gin_trgm_ops);
create index courses_find on courses using gin (found_by gin_trgm_ops);
create index lectures_find on lectures using gin (found_by gin_trgm_ops);
create index payment_requests_find on payment_requests using gin (found_by gin_trgm_ops);
create index certificates_find on certificates using gin (found_by gin_trgm_ops);
-- What is called so exactly, and after it what begins so, by the alphabet: a field's two spaces come before any letter.
create index users_find_first on users ((left(found_by, 200)) collate "C");
create index courses_find_first on courses ((left(found_by, 200)) collate "C");
create index lectures_find_first on lectures ((left(found_by, 200)) collate "C");
create index payment_requests_find_first on payment_requests ((left(found_by, 200)) collate "C");
create index certificates_find_first on certificates ((left(found_by, 200)) collate "C");
