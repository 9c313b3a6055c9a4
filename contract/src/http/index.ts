// The shape of every call: address, caller, input, reply, failure. Pure types and zod; no server, no browser.
export { BODY_BYTES } from './bodies.ts'
export type { BuiltPage, JoinedSheet, PageFiles, PageHead, PageRead } from './built-pages.ts'
export {
  type Address,
  type Endpoint,
  type EndpointOptions,
  endpoint,
  type PathParams,
  type Upload,
  type Who,
} from './endpoint.ts'
export { type Failure, type FailureDetails, failure } from './failure.ts'
export { formBoolean, formNumber, line, pageNumber, pageRows, searchText, text } from './fields.ts'
export { chosenIds, id } from './ids.ts'
export { LIVE_EVENTS, type LiveEvent, LOOK_AT_ALL, STOP_LISTENING } from './live.ts'
export { chosenBody, deletedMany, type Refused, refused } from './many.ts'
export * as HTTP_MESSAGES from './messages.ts'
export { type PersonAnswer, type PersonPage, pageContract } from './page.ts'
export { pageQuery, pageReply } from './paging.ts'
export { CSV_REPLY, message } from './replies.ts'
export {
  asSearch,
  DELETED_AT_A_TIME,
  ID_LETTERS,
  ID_PATTERN,
  isId,
  LIST_DEFAULT_ROWS,
  LIST_MAX_ROWS,
  NOWHERE,
} from './rules.ts'
export { readSort, type SortText, sortQuery } from './sorting.ts'
