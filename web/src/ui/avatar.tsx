import { Trans } from '@lingui/react/macro'
import { classNames } from './class-names.ts'

/** Diane Uwase → DU; the first letter alone where there is one name. */
export function initialsOf(name: string, letters: 1 | 2): string {
  const words = name.trim().split(/\s+/)
  const ends = letters === 2 && words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('en')
}

type AvatarProps = {
  name: string
  size?: 'md' | 'lg' | 'xl'
  /** Two initials on a quiet ground, for lists of people. */
  soft?: boolean
  /** Undefined where presence is not known or not shown. */
  online?: boolean
  className?: string
}

/** Decorative beside a written name; the presence dot also speaks. */
export function Avatar({ name, size = 'md', soft, online, className }: AvatarProps) {
  return (
    <span
      className={classNames('avatar', size !== 'md' && `avatar-${size}`, soft && 'avatar-soft', className)}
      data-online={online || undefined}
    >
      <span aria-hidden="true">{initialsOf(name, soft ? 2 : 1)}</span>
      {online && (
        <span className="vh">
          <Trans>Online</Trans>
        </span>
      )}
    </span>
  )
}
