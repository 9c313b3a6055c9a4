-- Quick find looks up what was asked under lectures by its title, as it does lectures (migration 0023).
alter table lecture_questions add column found_by text generated always as (findable(title)) stored;
create index lecture_questions_find on lecture_questions using gin (found_by gin_trgm_ops);
create index lecture_questions_find_first on lecture_questions ((left(found_by, 200)) collate "C");
