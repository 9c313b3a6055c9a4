// Quick find: people, courses, lectures, lecture questions, payments and certificates by a few letters, for those who teach and run the academy.
// It reads what other rooms hold and writes nothing.
export * from './contract.ts'
export * as FIND_MESSAGES from './messages.ts'
export * from './rules.ts'
