import type { Finds } from '@academy/contract/find'
import { type EffectiveRole, isAdmin } from '@academy/contract/users/rules'
import { useLingui } from '@lingui/react/macro'
import {
  Award,
  BookOpen,
  Clock,
  Download,
  type LucideIcon,
  MessageCircleQuestion,
  Plus,
  SquarePlay,
  User,
  UserPlus,
  UsersRound,
  Wallet,
} from 'lucide-react'
import { ADD_COURSE_ADDRESS, NEW_COURSE_ADDRESS } from '../courses/index.ts'
import { INVITE_ADDRESS } from '../users/index.ts'
import { addressesFor, type FindPlace } from './addresses.ts'
import { matching } from './matching.ts'
import { readRecent } from './recent.ts'

export interface FindLine {
  key: string
  to: string
  label: string
  detail: string
  Icon: LucideIcon
}
export interface FindGroup {
  title: string
  lines: FindLine[]
  /** More match than are shown. */
  hasMore: boolean
}

interface Sought {
  role: EffectiveRole
  personId: string
  places: readonly FindPlace[]
  typed: string
  found: Finds | undefined
}

/** Everything to choose from, in groups; empty groups stay away. */
export function useFindGroups({ role, personId, places, typed, found }: Sought): FindGroup[] {
  const { t } = useLingui()
  const acts: FindPlace[] = isAdmin(role)
    ? [
        { to: ADD_COURSE_ADDRESS, label: t`Add course`, Icon: Plus },
        { to: INVITE_ADDRESS, label: t`Invite people`, Icon: UserPlus },
        { to: '/admin/users', label: t`Manage users`, Icon: UsersRound },
        { to: '/admin/payment-requests', label: t`Export payments`, Icon: Download },
      ]
    : [
        { to: NEW_COURSE_ADDRESS, label: t`Create course`, Icon: Plus },
        { to: '/instructor/quizzes/new', label: t`Create quiz`, Icon: Plus },
      ]
  const pages = [...places, ...acts]
  const lineOf = ({ to, label, Icon }: FindPlace) => ({ key: `to ${label}`, to, label, detail: '', Icon })
  if (!typed) {
    const recent = readRecent(personId).map((one) => ({ ...one, key: `recent ${one.to}`, Icon: Clock }))
    return present([
      { title: t`Recent`, lines: recent, hasMore: false },
      { title: t`Pages`, lines: pages.map(lineOf), hasMore: false },
    ])
  }
  const at = addressesFor(role)
  const groups = [{ title: t`Pages`, lines: matching(pages, typed).map(lineOf), hasMore: false }]
  if (!found) return present(groups)
  const { people, courses, lectures, questions, payments, certificates } = found
  const line = (Icon: LucideIcon, key: string, to: string, label: string, detail = '') => ({
    Icon,
    key,
    to,
    label,
    detail,
  })
  return present([
    ...groups,
    {
      ...{ title: t`People`, hasMore: people.hasMore },
      lines: people.rows.map((row) => line(User, row._id, at.people(row), row.name, row.email)),
    },
    {
      ...{ title: t`Courses`, hasMore: courses.hasMore },
      lines: courses.rows.map((row) => line(BookOpen, row._id, at.courses(row), row.title)),
    },
    {
      ...{ title: t`Lectures`, hasMore: lectures.hasMore },
      lines: lectures.rows.map((row) =>
        line(SquarePlay, row._id, at.lectures(row), row.title, row.courseTitle),
      ),
    },
    {
      ...{ title: t`Questions`, hasMore: questions.hasMore },
      lines: questions.rows.map((row) =>
        line(
          MessageCircleQuestion,
          row._id,
          at.questions(row),
          row.title,
          `${row.lectureTitle} · ${row.courseTitle}`,
        ),
      ),
    },
    {
      ...{ title: t`Payments`, hasMore: payments.hasMore },
      lines: payments.rows.map((row) =>
        line(Wallet, row._id, at.payments(row), row.reference, `${row.name} · ${row.courseTitle}`),
      ),
    },
    {
      ...{ title: t`Certificates`, hasMore: certificates.hasMore },
      lines: certificates.rows.map((row) =>
        line(Award, row._id, at.certificates(row), row.name, `${row.number} · ${row.courseTitle}`),
      ),
    },
  ])
}

const present = (groups: FindGroup[]) => groups.filter(({ lines }) => lines.length > 0)
