-- Looks through somebody's conversations, the newest first, for as many messages as are wanted, and says whether that was all that could have held
-- any: it stops where it has looked at `looked` messages, because some people have a hundred thousand conversations. They are read with what is found
-- in them as one query goes along: a query for each takes twice as long.
create or replace function find_own_messages(reader text, patterns text[], most int, looked int, out ids text[], out is_whole boolean)
language plpgsql stable as $$
declare
  side record;
  seen int := 0;
begin
  ids := '{}';
  is_whole := true;
  for side in
    -- No index has this text: that of three letters would be asked about all messages for each conversation.
    select s.last_key, s.last_position, array(
      select m.id::text from messages m
      where m.conversation_id = s.conversation_id and folded(m.content) || '' like any(patterns)
      order by m.position desc limit most) as found
    from (select * from conversation_sides where user_id = reader order by last_key desc) s
  loop
    exit when cardinality(ids) >= most and ids[most] > side.last_key;
    is_whole := seen < looked;
    exit when not is_whole;
    seen := seen + side.last_position;
    if side.found <> '{}' then
      ids := array(select one from unnest(ids || side.found) one order by one collate "C" desc limit most);
    end if;
  end loop;
end $$;
