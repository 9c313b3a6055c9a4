import { lazy } from 'react'
import { loadMessages } from '../../lib/language.tsx'

/** In the account's settings; few have blocked anybody. */
export const LazyBlockedPeople = lazy(async () => {
  const [part] = await Promise.all([import('./blocks/blocked-people.tsx'), loadMessages('messages')])
  return { default: part.BlockedPeople }
})
