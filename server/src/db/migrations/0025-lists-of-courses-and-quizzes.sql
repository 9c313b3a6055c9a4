-- What the lists of courses, lectures and quizzes are sorted by, and found by: each title has an index of its letters.
create index courses_by_price on courses (price_rwf, id);
create index courses_title_search on courses using gin (folded(title) gin_trgm_ops);
create index courses_creator_search on courses using gin (folded(created_by) gin_trgm_ops);
create index lectures_title_search on lectures using gin (folded(title) gin_trgm_ops);
create index assessments_by_title on assessments (folded(title), id) where kind = 'quiz';
create index assessments_newest on assessments (id) where kind = 'quiz';
create index assessments_by_questions on assessments (question_count, id) where kind = 'quiz';
create index assessments_by_marks on assessments (total_marks, id) where kind = 'quiz';
