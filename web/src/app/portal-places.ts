import { type EffectiveRole, isAdmin } from '@academy/contract/users/rules'
import { useLingui } from '@lingui/react/macro'
import {
  Award,
  BookOpen,
  ClipboardCheck,
  GraduationCap,
  House,
  Inbox,
  type LucideIcon,
  SquarePlay,
  User,
  Wallet,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { CERTIFICATIONS_ADDRESS, CertificationsCount } from '../features/certificates/index.ts'
import { PaymentsCount } from '../features/payments/index.ts'

interface Place {
  to: string
  label: string
  Icon: LucideIcon
  /** What waits there; comes by itself and late. */
  Count?: ComponentType
}
export interface PlaceGroup {
  title: string
  places: Place[]
}

/** What stands in the sidebar, for instructors and for admins. A room adds its line when its page exists. */
export function usePortalPlaces(role: EffectiveRole): PlaceGroup[] {
  const { t } = useLingui()
  const account = { title: t`You`, places: [{ to: '/account', label: t`Account`, Icon: User }] }
  if (isAdmin(role)) {
    return [
      { title: t`Overview`, places: [{ to: '/admin/dashboard', label: t`Dashboard`, Icon: House }] },
      {
        title: t`Catalogue`,
        places: [
          { to: '/admin/course', label: t`Courses`, Icon: BookOpen },
          { to: '/admin/lectures', label: t`Lectures`, Icon: SquarePlay },
          { to: '/admin/quizzes', label: t`Quizzes`, Icon: ClipboardCheck },
          { to: '/admin/all-submissions', label: t`All submissions`, Icon: Inbox },
        ],
      },
      {
        title: t`Money and certificates`,
        places: [
          { to: '/admin/payment-requests', label: t`Payment requests`, Icon: Wallet, Count: PaymentsCount },
          { to: CERTIFICATIONS_ADDRESS, label: t`Certifications`, Icon: Award, Count: CertificationsCount },
        ],
      },
      account,
    ]
  }
  return [
    {
      title: t`Teach`,
      places: [
        { to: '/instructor/courses', label: t`Courses`, Icon: BookOpen },
        { to: '/instructor/lectures', label: t`Lectures`, Icon: SquarePlay },
      ],
    },
    {
      title: t`Assess`,
      places: [
        { to: '/instructor/quizzes', label: t`Quizzes`, Icon: ClipboardCheck },
        { to: '/instructor/final-exam', label: t`Final exams`, Icon: GraduationCap },
        { to: '/instructor/submissions', label: t`Submissions`, Icon: Inbox },
      ],
    },
    account,
  ]
}
