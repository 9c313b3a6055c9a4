import type { Api } from '@academy/contract'
import { newId } from '../db/ids.ts'
import { notify } from '../features/notifications/index.ts'
import type { Sound, Stage } from './stage.ts'

/** One of the caller's own; a visitor has none. */
async function ownNotification({ academy, caller }: Stage) {
  if (!caller) return { params: { id: newId() } }
  const note = {
    about: newId(),
    title: 'Welcome',
    message: 'Have a look around.',
    link: '/courses',
    letter: null,
  }
  await academy.write((ctx) => notify(ctx, [caller], note))
  const { notifications } = await academy.as(caller).call('GET /api/notifications')
  return { params: { id: notifications[0]?._id ?? '' } }
}

export const SOUND_NOTIFICATIONS = {
  'GET /api/notifications': () => ({}),
  'PUT /api/notifications/mark-all-read': () => ({}),
  'PUT /api/notifications/{id}/read': ownNotification,
  'DELETE /api/notifications/{id}': ownNotification,
} satisfies Partial<Record<keyof Api, Sound>>
