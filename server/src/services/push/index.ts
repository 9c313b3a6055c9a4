/**
 * Web push: a message for one browser, encrypted so that its push service cannot read it (RFC 8291), signed so that it knows who
 * sends (RFC 8292), and posted there (RFC 8030). It knows no person and keeps nothing.
 */
export { endpointProblem } from './addresses.ts'
export { isBrowserKey } from './encrypt.ts'
export { createPushPost, type PushMessage, type PushOutcome, type PushPost } from './post.ts'
export { makePushKey, type PushKey, readPushKey } from './vapid.ts'
