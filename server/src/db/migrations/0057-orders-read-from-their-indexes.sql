-- What a list passes over or counts is read from an index alone: each holds what its list looks at besides its order.
create index courses_by_type on courses (course_type, id desc);
drop index courses_by_title;
create index courses_by_title on courses (folded(title), id) include (title);
drop index assessments_by_title;
create index assessments_by_title on assessments (folded(title), id) include (title) where kind = 'quiz';
drop index payment_requests_by_name;
create index payment_requests_by_name on payment_requests (left(search, 60), id) include (search);
drop index certification_requests_by_name;
create index certification_requests_by_name on certification_requests (left(search, 60), id) include (search);
-- Not everybody may read every act.
drop index audit_log_action;
create index audit_log_action on audit_log (action, at desc, id desc) include (is_restricted);
drop index audit_log_kind;
create index audit_log_kind on audit_log (subject_kind, at desc, id desc) include (is_restricted);
