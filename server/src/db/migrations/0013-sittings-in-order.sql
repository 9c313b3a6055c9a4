-- The sittings of a quiz or an exam a page at a time: who is at work first, then the latest to begin.
create index attempts_of_assessment on attempts (assessment_id, (state <> 'open'), id desc);
