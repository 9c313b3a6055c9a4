-- Whoever has many of one kind sees those of another at once.
create index notifications_of_kind on notifications (user_id, kind, id desc);
