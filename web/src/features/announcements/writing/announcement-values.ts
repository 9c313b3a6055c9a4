import type { ChosenAudience, ManagedAnnouncement } from '@academy/contract/announcements'
import * as M from '@academy/contract/announcements/messages'
import { type AudienceKind, pinProblem, sendAtProblem } from '@academy/contract/announcements/rules'
import { addDays, dayOf } from '@academy/contract/text/days'
import type { Role } from '@academy/contract/users/rules'
import type { CallInput } from '../../../lib/calls/call.ts'
import { momentOf, typedOf } from './kigali-time.ts'

/** What the form holds, all of it text; the names are the server's where a fault of theirs stands at the field. */
export interface AnnouncementValues {
  title: string
  text: string
  kind: AudienceKind
  course: string
  role: Role
  when: 'now' | 'later'
  /** `2026-11-20T14:04` in Kigali; counts with 'later'. */
  sendAt: string
  pin: 'yes' | 'no'
  /** The last day; counts with a pin on a course. */
  pinnedUntil: string
}
type Written = Omit<CallInput<'PUT /api/announcements/{id}'>['body'] & object, never>

const PIN_DAYS = 7
const HOUR_MS = 3_600_000

export function emptyValues(now: number): AnnouncementValues {
  return {
    title: '',
    text: '',
    kind: 'course',
    course: '',
    role: 'user',
    when: 'now',
    // The next full hour but one: nobody plans for the minute that runs.
    sendAt: typedOf(Math.ceil(now / HOUR_MS + 1) * HOUR_MS),
    pin: 'no',
    pinnedUntil: addDays(dayOf(now), PIN_DAYS),
  }
}

export function valuesOf(
  { title, text, audience, at, pinnedUntil }: ManagedAnnouncement,
  now: number,
): AnnouncementValues {
  return {
    ...emptyValues(now),
    ...{ title, text, kind: audience.kind },
    ...(audience.kind === 'course' && { course: audience.course._id }),
    ...(audience.kind === 'role' && { role: audience.role }),
    ...{ when: 'later', sendAt: typedOf(at) },
    ...(pinnedUntil && { pin: 'yes', pinnedUntil }),
  }
}

/** Undefined while a course is still to be chosen. */
export function audienceOf({ kind, course, role }: AnnouncementValues): ChosenAudience | undefined {
  if (kind === 'course') return course ? { kind, course } : undefined
  return kind === 'role' ? { kind, role } : { kind }
}

const isPinned = ({ kind, pin }: AnnouncementValues) => kind === 'course' && pin === 'yes'
const sendAtOf = ({ when, sendAt }: AnnouncementValues) => (when === 'later' ? momentOf(sendAt) : null)

/** What the server would refuse. */
export function checkAnnouncement(values: AnnouncementValues, now: number) {
  const { title, text, kind, course, when, pinnedUntil } = values
  const sendAt = sendAtOf(values)
  const from = new Date(sendAt ?? now)
  const faults = {
    title: !title.trim() && M.titleRequired,
    text: !text.trim() && M.textRequired,
    course: kind === 'course' && !course && M.courseRequired,
    sendAt: when === 'later' && (sendAt === null ? M.sendAtInvalid : sendAtProblem(sendAt, new Date(now))),
    pinnedUntil: isPinned(values) && (pinnedUntil ? pinProblem(pinnedUntil, kind, from) : M.pinInvalid),
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault)) as Partial<
    Record<keyof typeof faults, string>
  >
}

/** As the server takes it, of what was found sound. */
export function writtenOf(values: AnnouncementValues): Written {
  return {
    title: values.title,
    text: values.text,
    audience: audienceOf(values) as ChosenAudience,
    sendAt: sendAtOf(values),
    pinnedUntil: isPinned(values) ? values.pinnedUntil : null,
  }
}
