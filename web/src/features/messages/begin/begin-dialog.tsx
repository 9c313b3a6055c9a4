import * as M from '@academy/contract/messages/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { ChipGroup } from '../../../ui/chip-group.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useIsAdmin } from '../../users/index.ts'
import { conversationAddress, conversationId, type Pair } from '../addresses.ts'
import { beginConversation } from '../api.ts'
import styles from './begin.module.css'
import { CourseMembers } from './course-members.tsx'
import { Everybody } from './everybody.tsx'
import type { Choose } from './people-to-choose.tsx'

interface BeginDialogProps {
  /** Conversations that there are: opening one of them begins nothing. */
  known: ReadonlySet<string>
  onClose: () => void
}

/** Whom to write to: people of one's courses, for admins everybody. */
export function BeginDialog({ known, onClose }: BeginDialogProps) {
  const { t } = useLingui()
  const isAdmin = useIsAdmin()
  const navigate = useNavigate()
  const [from, setFrom] = useState(isAdmin ? 'everybody' : 'course')
  const begin = useMutation({
    mutationFn: beginConversation,
    onSuccess: (_, pair: Pair) => {
      if (!known.has(conversationId(pair))) toast.success(M.started)
      onClose()
      void navigate(conversationAddress(pair))
    },
    onError: (failure) => toast.error(failureMessage(failure, M.startFailed), { id: 'begin' }),
  })
  const choose: Choose = ({ _id }, course) => {
    if (!begin.isPending) begin.mutate({ other: _id, course })
  }
  const busy = begin.isPending ? begin.variables.other : null
  return (
    <Dialog open title={<Trans>New conversation</Trans>} onClose={onClose} className={styles.dialog}>
      {isAdmin && (
        <ChipGroup
          label={t`Whom to write to`}
          value={from}
          onChange={setFrom}
          chips={[
            { value: 'everybody', label: t`All users` },
            { value: 'course', label: t`Course members` },
          ]}
        />
      )}
      {from === 'everybody' ? (
        <Everybody busy={busy} onChoose={choose} />
      ) : (
        <CourseMembers busy={busy} onChoose={choose} />
      )}
    </Dialog>
  )
}
