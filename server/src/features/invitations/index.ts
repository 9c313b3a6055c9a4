// The invitations room: who is asked to join, as what and for which courses; the mails with their links, and what becomes of them.
// Accounts, links and passwords are users; studying and teaching are enrolments and courses.

export { invitationsJobs } from './mail-jobs.ts'
