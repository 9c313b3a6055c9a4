// Invitations: who was asked to join, and the way to ask more.
export { INVITE_ADDRESS } from './places.ts'
