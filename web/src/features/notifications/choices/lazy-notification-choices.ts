import { lazyPart } from '../../../lib/pages/lazy-part.ts'

/** What one hears of, by which way and when: a part of the account that few open. */
export const NotificationChoices = lazyPart(
  () => import('./notification-choices.tsx'),
  'NotificationChoices',
  { rooms: 'notifications' },
)
