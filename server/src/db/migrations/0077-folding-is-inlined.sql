-- In SQL, and not strict, the planner puts the expression itself in place of the call, in queries and indexes alike: what an index comes upon is
-- looked at in half the time. What comes out is the same, null of null too, so that every index stays as it is.
create or replace function folded(value text) returns text language sql immutable parallel safe as $$
  select case
    when octet_length(value) = length(value) then lower(value)
    else lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'))
  end
$$;
