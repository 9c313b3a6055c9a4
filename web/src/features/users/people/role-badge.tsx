import type { MainRole, Role } from '@academy/contract/users/rules'
import { PenLine, Shield, UserRound } from 'lucide-react'
import { RoleName } from '../../../lib/texts/role-names.tsx'
import { Badge } from '../../../ui/badge.tsx'

const LOOKS = {
  user: { tone: 'plain', icon: UserRound },
  instructor: { tone: 'info', icon: PenLine },
  admin: { tone: 'brand', icon: Shield },
  superadmin: { tone: 'ink' },
} as const

export function RoleBadge({ role }: { role: Role | Exclude<MainRole, ''> }) {
  return (
    <Badge {...LOOKS[role]}>
      <RoleName role={role} />
    </Badge>
  )
}
