// Messages: conversations of two people, in a course or, with an admin, without one. Nobody reads another's.
export * from './contract.ts'
export * as MESSAGING_MESSAGES from './messages.ts'
export * from './notes.ts'
export * from './rules.ts'
export * from './shapes.ts'
