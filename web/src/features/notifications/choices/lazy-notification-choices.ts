import { lazy } from 'react'
import { loadMessages } from '../../../lib/language.tsx'

/** What one hears of, by which way and when: a part of the account that few open. */
export const NotificationChoices = lazy(async () => {
  const [part] = await Promise.all([import('./notification-choices.tsx'), loadMessages('notifications')])
  return { default: part.NotificationChoices }
})
