// The notifications room: what happened to a person's own things, in the bell, by mail, and live on every open page.
// It does not know what happens: the rooms below say so with `notify`, in the transaction in which it happens.

export { notificationsJobs, scheduleForgettingNotifications } from './jobs.ts'
export type { Addressee, Note } from './note.ts'
export { notify, notifyAdmins } from './notify.ts'
export { isOnline } from './presence-store.ts'
export { notificationsRoutes } from './routes.ts'
export { mountEvents } from './stream.ts'
