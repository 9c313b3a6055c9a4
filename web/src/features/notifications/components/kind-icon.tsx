import { Award, Bell, Wallet } from 'lucide-react'

const ICONS = { payment: Wallet, certificate: Award, certification: Award } as const

/** A picture for what it is about; the words beside it say the same. */
export function KindIcon({ kind }: { kind: string }) {
  const Icon = kind in ICONS ? ICONS[kind as keyof typeof ICONS] : Bell
  return <Icon aria-hidden="true" />
}
