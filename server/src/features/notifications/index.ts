// The notifications room: what happened to a person's own things, in the bell, by mail, and live on every open page.
// It does not know what happens: the rooms below say so with `notify`, in the transaction in which it happens.

export { mountBounces } from './bounces.ts'
export { scheduleDigests } from './digest.ts'
export { forgetGathered, forgetGatheredBehind } from './forget-gathered.ts'
export { gather } from './gather.ts'
export { notificationsJobs, scheduleForgettingNotifications } from './jobs.ts'
export { mailOf } from './mail-of.ts'
export type { Addressee, Note } from './note.ts'
export { notify, notifyAdmins } from './notify.ts'
export { readOwnAbout } from './own-notifications.ts'
export { isOnline, lastSeenOf, markPresence } from './presence-store.ts'
export { noteRefusedAddress } from './refused-address.ts'
export { notificationsRoutes } from './routes.ts'
export { selectAdminIds } from './store.ts'
export { mountEvents } from './stream.ts'
export { takeBack } from './take-back.ts'
export { writeTo } from './tell-by-mail.ts'
