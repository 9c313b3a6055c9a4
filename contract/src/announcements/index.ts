// Announcements: what an instructor tells a course, and an admin a course, a role or everybody; now or at a time, in the bell, by mail
// where people want it, pinned on the course's page until a day, with a count of who has read it.
export * from './contract.ts'
export * from './mail-text.ts'
export * as ANNOUNCEMENT_MESSAGES from './messages.ts'
export * from './rules.ts'
export * from './shapes.ts'
