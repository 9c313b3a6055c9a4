-- The event of a corrected answer key takes the name that the screens and the calls have. Rows that are there keep the former one,
-- as the audit log does.
alter table assessment_events drop constraint assessment_events_event_check;
alter table assessment_events add constraint assessment_events_event_check
  check (event in ('extended', 'away', 'finalised', 'late-accepted', 'key-mended', 'key-fixed', 'edited'));
