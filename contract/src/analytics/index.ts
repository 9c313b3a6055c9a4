// Analytics: what happened in the academy over a range of days, beside the range before. It counts what other rooms hold and
// holds nothing of its own but those counts; people are never named in it.
export * from './contract.ts'
export * as ANALYTICS_MESSAGES from './messages.ts'
export * from './rules.ts'
export * from './shapes.ts'
