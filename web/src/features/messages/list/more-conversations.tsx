import * as M from '@academy/contract/messages/messages'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { type Narrowed, showMoreConversations } from '../api.ts'
import styles from './list.module.css'

export function MoreConversations({ narrowed }: { narrowed: Narrowed }) {
  const [isComing, setIsComing] = useState(false)
  const show = async () => {
    setIsComing(true)
    try {
      await showMoreConversations(narrowed)
    } catch (failure) {
      toast.error(failureMessage(failure, M.conversationsFailed))
    }
    setIsComing(false)
  }
  return (
    <p className={styles.more}>
      <Button size="sm" busy={isComing} onClick={() => void show()}>
        <Trans>Show more conversations</Trans>
      </Button>
    </p>
  )
}
