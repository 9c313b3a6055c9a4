// Messages in the browser: conversations of two people, and how many of their messages wait unread on every page.
// What the frame and other pages need is the way to a conversation and the number.
export { conversationAddress, MESSAGE_REPORTS_ADDRESS } from './addresses.ts'
export { LiveUnread } from './components/live-unread.tsx'
export { LazyBlockedPeople } from './lazy-blocked-people.ts'
export { MESSAGES_ADDRESS } from './messages-address.ts'
export { useUnread } from './unread.ts'

/** How a message that waits for the line is sent; its code comes when one waits. */
export const loadMessageWork = async (): Promise<void> => {
  const { registerMessageWork } = await import('./sending/message-work.ts')
  registerMessageWork()
}
