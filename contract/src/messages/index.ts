// Messages: conversations of two people, in a course or, with an admin, without one. Nobody reads another's.
export * from './contract.ts'
export * from './messages.ts'
export * from './rules.ts'
export * from './shapes.ts'
