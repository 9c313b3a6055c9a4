-- How many of each state a search finds is counted along the index of that state, and who waits is met in the order of that list.
drop index certification_requests_by_state;
create index certification_requests_by_state on certification_requests (listed_status(status, is_revoked), requested_at desc, id desc)
  include (status, is_revoked, search);
drop index certification_requests_pending;
create index certification_requests_pending on certification_requests (requested_at, id) include (search) where status = 'pending';
