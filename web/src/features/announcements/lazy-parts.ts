import { lazy } from 'react'

/** On the page of a course, which loads this room's sentences with its own: where something is pinned. */
export const PinnedAnnouncements = lazy(async () => ({
  default: (await import('./reading/pinned-announcements.tsx')).PinnedAnnouncements,
}))
