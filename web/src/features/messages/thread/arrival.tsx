import type { Message } from '@academy/contract/messages'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useMessageText } from '../use-message-text.ts'

/** Says what comes while the conversation is open to those who do not see it come. */
export function Arrival({ messages, reader }: { messages: readonly Message[]; reader: string }) {
  const received = messages.filter(({ receiver }) => receiver === reader).at(-1)
  const [first] = useState(received?._id)
  const wordsOf = useMessageText()
  const words = received && wordsOf(received)
  const name = received?.sender.name
  const isNew = received !== undefined && received._id !== first
  return (
    <p className="vh" role="status">
      {isNew && (
        <Trans>
          {name} writes: {words}
        </Trans>
      )}
    </p>
  )
}
