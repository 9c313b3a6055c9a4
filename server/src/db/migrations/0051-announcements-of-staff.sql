-- An instructor's list in each of its orders and states, counted and paged without reading the announcements themselves.
drop index announcements_of_course;
drop index announcements_of_author;
create index announcements_of_course on announcements (course_id, at, id) include (author_id);
create index announcements_of_course_by_title on announcements (course_id, title_key, id) include (author_id);
create index announcements_of_course_in_state on announcements (course_id, state, at, id) include (author_id);
create index announcements_of_author on announcements (author_id, at, id);
create index announcements_of_author_by_title on announcements (author_id, title_key, id);
create index announcements_of_author_in_state on announcements (author_id, state, at, id);
