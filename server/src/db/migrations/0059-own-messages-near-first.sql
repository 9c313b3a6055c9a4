-- Looks through somebody's conversations, the newest first, for as many messages as are wanted, and says whether that was all that could have held
-- any: it stops where it has looked at `looked` messages, because some people have a hundred thousand conversations.
drop function find_own_messages(text, text[], int);
create function find_own_messages(reader text, patterns text[], most int, looked int, out ids text[], out is_whole boolean)
language plpgsql stable as $$
declare
  side record;
  seen int := 0;
begin
  ids := '{}';
  is_whole := true;
  for side in
    select s.conversation_id, s.last_key, s.last_position from conversation_sides s where s.user_id = reader order by s.last_key desc
  loop
    exit when cardinality(ids) >= most and ids[most] > side.last_key;
    is_whole := seen < looked;
    exit when not is_whole;
    seen := seen + side.last_position;
    ids := array(
      select one from (
        select unnest(ids) as one
        union all
        (select m.id::text from messages m
          where m.conversation_id = side.conversation_id and folded(m.content) like any(patterns)
          order by m.position desc limit most)
      ) both_parts order by one collate "C" desc limit most);
  end loop;
end $$;
