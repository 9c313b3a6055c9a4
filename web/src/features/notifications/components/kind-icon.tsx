import type { NoteKind } from '@academy/contract/notifications'
import {
  Award,
  Bell,
  BookOpen,
  CircleHelp,
  ClipboardCheck,
  FilePen,
  Library,
  type LucideIcon,
  Mail,
  Megaphone,
  UserRound,
  Wallet,
} from 'lucide-react'

const ICONS: Record<NoteKind, LucideIcon> = {
  grade: ClipboardCheck,
  exam: ClipboardCheck,
  'course-update': BookOpen,
  announcement: Megaphone,
  question: CircleHelp,
  payment: Wallet,
  certificate: Award,
  'submission-waits': FilePen,
  'course-assigned': Library,
  'payment-waits': Wallet,
  'certification-waits': Award,
  message: Mail,
  role: UserRound,
  address: UserRound,
}

/** A picture for what it is about; the words beside it say the same. */
export function KindIcon({ kind }: { kind: string }) {
  const Icon = kind in ICONS ? ICONS[kind as NoteKind] : Bell
  return <Icon aria-hidden="true" />
}
