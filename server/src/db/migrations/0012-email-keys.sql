-- Addresses are compared by one form (contract/src/users/rules.ts, emailKey), so that no two accounts look alike. Who has an account
-- keeps the address as it stands. Of ASCII addresses the form is the address; those of other letters are filled in at the next start,
-- and of two that now are one address the younger stays without: it is found by its exact spelling.
alter table users add column email_key text collate "C" unique;
update users set email_key = lower(email) where email ~ '^[!-~]+$';
