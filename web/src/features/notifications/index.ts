// The notifications room of the browser: the bell, and behind it what happened to the person's own things.
// Nobody asks it anything; what else a page does when something happens, its own room does with `useLive`.
export { NotificationChoices } from './choices/lazy-notification-choices.ts'
export { Bell } from './components/bell.tsx'
