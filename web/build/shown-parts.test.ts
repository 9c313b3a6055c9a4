import { expect, it } from 'vitest'
import { withShown } from './limits.mjs'
import { readPages } from './read-pages.ts'

const shownOn = async (name: string) =>
  (await readPages()).find(({ file }) => file.endsWith(`/${name}.tsx`))?.shown

it('a page’s parts are found where they are written, in its own room and behind another’s door', async () => {
  expect(await shownOn('notifications-page')).toContain(
    'web/src/features/notifications/components/notes-body.tsx',
  )
  expect(await shownOn('dashboard-page')).toContain(
    'web/src/features/payments/components/pending-payments.tsx',
  )
  expect(await shownOn('login-page')).toBeUndefined()
}, 60_000)

it('a part that no visit has loaded yet counts in the fullest one, once', () => {
  const visits = [['bell', 'banner', 'earned'], ['bell']]
  expect(withShown(visits, ['earned'])).toEqual(visits)
  expect(withShown(visits)).toEqual(visits)
  expect(withShown(visits, ['earned', 'saved'])).toEqual([['bell'], ['bell', 'banner', 'earned', 'saved']])
  expect(withShown([], ['saved'])).toEqual([])
})
