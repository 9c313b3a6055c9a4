-- What came to wait for marks and of which nobody was told yet: each node looks every second, and tells of it once for each quiz and exam. Rows are
-- added and taken away, never changed, and no key makes one who hands in wait for another.
create table untold_submissions (
  assessment_id hex_id not null,
  submission_id hex_id not null
);
