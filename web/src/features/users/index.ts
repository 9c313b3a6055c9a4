// The users room of the browser: who is signed in, and the screens of getting in and of one's account.
// Other rooms and the frame ask it who somebody is; it asks no other room anything.

export { LazySignInAgain } from './lazy-sign-in-again.ts'
export { INVITATIONS_ADDRESS, INVITE_ADDRESS } from './people/invite-address.ts'
export { personAddress } from './people/person-address.ts'
export * from './session/index.ts'
