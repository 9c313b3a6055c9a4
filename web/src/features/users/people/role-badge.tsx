import type { Role } from '@academy/contract/users/rules'
import { Trans } from '@lingui/react/macro'
import { PenLine, Shield, UserRound } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'

const LOOKS = {
  user: { tone: 'plain', icon: UserRound },
  instructor: { tone: 'info', icon: PenLine },
  admin: { tone: 'brand', icon: Shield },
} as const

export function RoleBadge({ role }: { role: Role }) {
  return (
    <Badge {...LOOKS[role]}>
      <RoleName role={role} />
    </Badge>
  )
}

export function RoleName({ role }: { role: Role }) {
  if (role === 'instructor') return <Trans>Instructor</Trans>
  return role === 'admin' ? <Trans>Admin</Trans> : <Trans>User</Trans>
}
