// Notifications: what happened to a person's own things, in the bell, live, and by mail and push where they want it.
// Who is told of what is decided by the room in which it happens.
export * from './choices.ts'
export * from './choices-messages.ts'
export * from './contract.ts'
export * from './hours.ts'
export * from './kinds.ts'
export * from './messages.ts'
export * from './phone.ts'
export * from './push.ts'
export * from './push-messages.ts'
export * from './rules.ts'
