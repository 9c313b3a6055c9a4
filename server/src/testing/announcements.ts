import type { ChosenAudience } from '@academy/contract/announcements'
import type { TestAcademy } from './academy.ts'
import type { TestPerson } from './people.ts'

let count = 0
export const announcementKey = () => `announcement-${String(count++).padStart(6, '0')}`

export interface AnnouncementTraits {
  title?: string
  text?: string
  sendAt?: string | null
  pinnedUntil?: string | null
}
export const toCourse = ({ id }: { id: string }): ChosenAudience => ({ kind: 'course', course: id })

export const announcementBody = (audience: ChosenAudience, traits: AnnouncementTraits = {}) => ({
  title: traits.title ?? 'The exam is on Friday',
  text: traits.text ?? 'We meet at nine in room 4.',
  audience,
  sendAt: traits.sendAt ?? null,
  pinnedUntil: traits.pinnedUntil ?? null,
})

/** Sent at once, unless it has a time; told when the jobs run. */
export async function anAnnouncement(
  academy: TestAcademy,
  by: TestPerson,
  audience: ChosenAudience,
  traits: AnnouncementTraits = {},
): Promise<string> {
  const body = { ...announcementBody(audience, traits), key: announcementKey() }
  const { announcement } = await academy.as(by).call('POST /api/announcements', { body })
  return announcement._id
}
