import { type EffectiveRole, isAdmin } from '@academy/contract/users/rules'
import { useLingui } from '@lingui/react/macro'
import {
  Award,
  BookOpen,
  ChartColumn,
  ClipboardCheck,
  GraduationCap,
  House,
  Inbox,
  ListTree,
  type LucideIcon,
  Megaphone,
  MessageCircleQuestion,
  MessageSquare,
  MessageSquareWarning,
  ScrollText,
  Settings,
  SquarePlay,
  Users,
  UsersRound,
  Wallet,
} from 'lucide-react'
import { type ComponentType, useMemo } from 'react'
import { sentAnnouncementsAddress } from '../../features/announcements/index.ts'
import { CERTIFICATIONS_ADDRESS, CertificationsCount } from '../../features/certificates/index.ts'
import { MESSAGE_REPORTS_ADDRESS, MESSAGES_ADDRESS } from '../../features/messages/index.ts'
import { PaymentsCount } from '../../features/payments/index.ts'
import { QUESTIONS_ADDRESS } from '../../features/questions/index.ts'
import { STUDENTS_ADDRESS } from '../../features/students/index.ts'
import { lazyPart } from '../../lib/pages/lazy-part.ts'
import type { Place } from '../../lib/pages/page-route.ts'

interface PlaceLine {
  place: Place
  to: string
  label: string
  Icon: LucideIcon
  /** What waits there; comes by itself and late. */
  Count?: ComponentType
}
export interface PlaceGroup {
  title: string
  places: PlaceLine[]
}

/** For the sidebar, which asks for nothing itself: comes after the page. */
const PortalUnread = lazyPart(() => import('./portal-unread.tsx'), 'PortalUnread')

/** Every line, in the order of the sidebar. */
export const linesOf = (groups: readonly PlaceGroup[]): PlaceLine[] => groups.flatMap(({ places }) => places)

/** The line of a place; absent where the role has none of that name. */
export function placeNamed(groups: readonly PlaceGroup[], place: Place): PlaceLine | undefined {
  return groups.flatMap(({ places }) => places).find((line) => line.place === place)
}

/** What stands in the sidebar, for instructors and for admins. A room adds its line when its page exists. */
export function usePortalPlaces(role: EffectiveRole): PlaceGroup[] {
  const { t } = useLingui()
  return useMemo(() => {
    const messages: PlaceLine = {
      place: 'messages',
      to: MESSAGES_ADDRESS,
      label: t`Messages`,
      Icon: MessageSquare,
      Count: PortalUnread,
    }
    const announcements: PlaceLine = {
      place: 'announcements',
      to: sentAnnouncementsAddress(role),
      label: t`Announcements`,
      Icon: Megaphone,
    }
    if (!isAdmin(role))
      return [
        {
          title: t`Teach`,
          places: [
            { place: 'dashboard', to: '/instructor/dashboard', label: t`Dashboard`, Icon: House },
            { place: 'courses', to: '/instructor/courses', label: t`Courses`, Icon: BookOpen },
            { place: 'lectures', to: '/instructor/lectures', label: t`Lectures`, Icon: SquarePlay },
          ],
        },
        {
          title: t`Assess`,
          places: [
            { place: 'quizzes', to: '/instructor/quizzes', label: t`Quizzes`, Icon: ClipboardCheck },
            {
              place: 'final-exams',
              to: '/instructor/final-exam',
              label: t`Final exams`,
              Icon: GraduationCap,
            },
            { place: 'submissions', to: '/instructor/submissions', label: t`Submissions`, Icon: Inbox },
          ],
        },
        {
          title: t`People`,
          places: [
            { place: 'students', to: STUDENTS_ADDRESS, label: t`Students`, Icon: Users },
            { place: 'questions', to: QUESTIONS_ADDRESS, label: t`Questions`, Icon: MessageCircleQuestion },
            messages,
            announcements,
          ],
        },
      ]
    return [
      {
        title: t`Overview`,
        places: [
          { place: 'dashboard', to: '/admin/dashboard', label: t`Dashboard`, Icon: House },
          { place: 'analytics', to: '/admin/analytics', label: t`Analytics`, Icon: ChartColumn },
        ],
      },
      {
        title: t`Catalogue`,
        places: [
          { place: 'courses', to: '/admin/course', label: t`Courses`, Icon: BookOpen },
          {
            place: 'course-overview',
            to: '/admin/course-overview',
            label: t`Course overview`,
            Icon: ListTree,
          },
          { place: 'lectures', to: '/admin/lectures', label: t`Lectures`, Icon: SquarePlay },
          { place: 'quizzes', to: '/admin/quizzes', label: t`Quizzes`, Icon: ClipboardCheck },
          { place: 'submissions', to: '/admin/all-submissions', label: t`All submissions`, Icon: Inbox },
        ],
      },
      {
        title: t`People`,
        places: [
          { place: 'users', to: '/admin/users', label: t`Users`, Icon: UsersRound },
          { place: 'questions', to: QUESTIONS_ADDRESS, label: t`Questions`, Icon: MessageCircleQuestion },
          messages,
          announcements,
          {
            place: 'message-reports',
            to: MESSAGE_REPORTS_ADDRESS,
            label: t`Reported messages`,
            Icon: MessageSquareWarning,
          },
        ],
      },
      {
        title: t`Money and certificates`,
        places: [
          {
            place: 'payments',
            to: '/admin/payment-requests',
            label: t`Payment requests`,
            Icon: Wallet,
            Count: PaymentsCount,
          },
          {
            place: 'certifications',
            to: CERTIFICATIONS_ADDRESS,
            label: t`Certifications`,
            Icon: Award,
            Count: CertificationsCount,
          },
        ],
      },
      {
        title: t`Academy`,
        places: [
          { place: 'audit', to: '/admin/audit', label: t`Audit log`, Icon: ScrollText },
          ...(role === 'superadmin'
            ? [{ place: 'settings' as const, to: '/admin/settings', label: t`Settings`, Icon: Settings }]
            : []),
        ],
      },
    ]
  }, [role, t])
}
