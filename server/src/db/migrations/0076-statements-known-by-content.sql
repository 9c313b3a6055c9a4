-- A statement that is imported again as it was adds nothing, and is no second import. Those of before this column are not known by it.
alter table statements add column content_sha256 text constraint statements_one_of_a_content unique;
