-- Migrations before this one looked at tables (analyze) that are empty in a new academy. PostgreSQL plans with what it saw until it looks
-- again, a minute or more after the first rows: until then each hand-in read all submissions, once for each of its answers. A table that
-- nobody has looked at is planned with as one of some pages. Before PostgreSQL 18 there is no way to say so.
do $$
begin
  if to_regprocedure('pg_clear_relation_stats(text, text)') is not null then
    execute $clear$
      select pg_clear_relation_stats(n.nspname::text, c.relname::text)
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.oid = any('{users,invitations,submissions,passed_exams,statements}'::regclass[]) and c.reltuples = 0
    $clear$;
  end if;
end $$;
