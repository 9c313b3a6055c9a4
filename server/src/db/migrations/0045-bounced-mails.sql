-- To whom a mail went, for when it comes back days later: the address of then, not of now.
alter table mails add column recipient text;
-- `returned` is a mail that a server took and could not bring to its reader.
alter table mails drop constraint mails_state_check;
alter table mails add constraint mails_state_check
  check (state in ('waiting', 'sending', 'sent', 'refused', 'returned'));
