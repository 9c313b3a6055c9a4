import { lazyPart } from '../../lib/pages/lazy-part.ts'

/** On the page of a course, which loads this room's sentences with its own: where something is pinned. */
export const PinnedAnnouncements = lazyPart(
  () => import('./reading/pinned-announcements.tsx'),
  'PinnedAnnouncements',
)
