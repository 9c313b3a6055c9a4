import type { Conversation } from '@academy/contract/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Ban, Bell, BellOff, Ellipsis, Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { toast } from '../../../lib/toast.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, type MenuItem } from '../../../ui/menu.tsx'
import { useSignedIn } from '../../users/index.ts'
import type { Pair } from '../addresses.ts'
import { conversationsChanged, mute } from '../api.ts'
import { isStudent } from '../role-labels.ts'
import { useUnblock } from '../use-unblock.ts'

const BlockDialog = lazyPart(() => import('./block-dialog.tsx'), 'BlockDialog')

interface ConversationMenuProps {
  pair: Pair
  conversation: Conversation
  onReport: () => void
}

/** Mute, report, and between classmates block. */
export function ConversationMenu({ pair, conversation, onReport }: ConversationMenuProps) {
  const { t } = useLingui()
  const isMeStudent = useSignedIn().role === 'student'
  const [isBlocking, setIsBlocking] = useState(false)
  const { otherUser, isMuted, lastMessage, closed } = conversation
  const { name } = otherUser
  const isBlocked = closed?.reason === 'blocked-by-you'
  const setMuted = useMutation({
    mutationFn: () => mute(pair, !isMuted),
    onSuccess: ({ message }) => toast.success(message),
    onError: (failure) => toast.error(failureMessage(failure, t`This could not be changed.`)),
    onSettled: conversationsChanged,
  })
  const unblock = useUnblock(otherUser._id)
  const isClassmate = isMeStudent && isStudent(otherUser) && closed?.reason !== 'deleted'
  const items: (MenuItem | false)[] = [
    {
      label: isMuted ? <Trans>Unmute</Trans> : <Trans>Mute</Trans>,
      icon: isMuted ? Bell : BellOff,
      onSelect: () => setMuted.mutate(),
    },
    lastMessage !== null && { label: <Trans>Report a message</Trans>, icon: Flag, onSelect: onReport },
    isClassmate &&
      (isBlocked
        ? { label: <Trans>Unblock {name}</Trans>, icon: Ban, onSelect: () => unblock.mutate() }
        : {
            label: <Trans>Block {name}</Trans>,
            icon: Ban,
            danger: true,
            onSelect: () => setIsBlocking(true),
          }),
  ]
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t`More about the conversation with ${name}`}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        items={items.filter((item): item is MenuItem => item !== false)}
      />
      {isBlocking && (
        <Suspense>
          <BlockDialog person={otherUser} onClose={() => setIsBlocking(false)} />
        </Suspense>
      )}
    </>
  )
}
