// The messages room: conversations of two people, in a course or, with an admin, without one. Nobody reads another's: what admins see of
// one is a reported message and five around it. Who may write to whom is decided in the database (migration 0037), under the locks of
// what it rests upon; presence is kept by notifications.

export { messagesJobs, scheduleForgettingAttachments, scheduleMailOfWaiting } from './jobs.ts'
export { forgetDueMails, readAllOf } from './own-side-store.ts'
export { sendMessage } from './send.ts'
