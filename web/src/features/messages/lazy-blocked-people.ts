import { lazyPart } from '../../lib/pages/lazy-part.ts'

/** In the account's settings; few have blocked anybody. */
export const LazyBlockedPeople = lazyPart(() => import('./blocks/blocked-people.tsx'), 'BlockedPeople', {
  rooms: 'messages',
})
