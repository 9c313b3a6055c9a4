// The announcements room: what staff tell a course, a role or everybody at once. People hear of it by the bell and by mail, as
// notifications has it; this room knows who belongs to an audience, how far it was told, and how many have opened it.

export { announcementsJobs, scheduleAnnouncements } from './jobs.ts'
export { writeSentBefore } from './sent-before.ts'
