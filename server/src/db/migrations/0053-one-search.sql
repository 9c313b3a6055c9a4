-- The catalogue is searched as every list: accents count for nothing. What is written from now on is folded so by its writer.
update courses set search = regexp_replace(normalize(search, NFD), '[\u0300-\u036f]', '', 'g')
where search <> regexp_replace(normalize(search, NFD), '[\u0300-\u036f]', '', 'g');

-- Messages too: one or two letters are the beginning of a word, so that several patterns say what is looked for.
drop function find_own_messages(text, text, int);
create function find_own_messages(reader text, patterns text[], most int) returns text[] language plpgsql stable as $$
declare
  found_ids text[] := '{}';
  side record;
begin
  for side in
    select s.conversation_id, s.last_key from conversation_sides s where s.user_id = reader order by s.last_key desc
  loop
    exit when cardinality(found_ids) >= most and found_ids[most] > side.last_key;
    found_ids := array(
      select one from (
        select unnest(found_ids) as one
        union all
        (select m.id::text from messages m
          where m.conversation_id = side.conversation_id and folded(m.content) like any(patterns)
          order by m.position desc limit most)
      ) both_parts order by one collate "C" desc limit most);
  end loop;
  return found_ids;
end $$;
