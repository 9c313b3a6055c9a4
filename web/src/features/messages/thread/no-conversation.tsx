import * as M from '@academy/contract/messages/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { MESSAGES_ADDRESS } from '../messages-address.ts'

/** Beside the list, where there is room for both. */
export function NoConversation() {
  const { t } = useLingui()
  usePageTitle(t`Messages`)
  return (
    <EmptyState title={<Trans>Choose a conversation</Trans>}>
      <Trans>What you and the people of your courses write to each other opens here.</Trans>
    </EmptyState>
  )
}

/** An address that names nobody. */
export function NoSuchConversation() {
  usePageTitle(M.personNotFound)
  return (
    <EmptyState
      level={1}
      title={M.personNotFound}
      action={
        <ButtonLink to={MESSAGES_ADDRESS}>
          <Trans>All conversations</Trans>
        </ButtonLink>
      }
    >
      <Trans>There is no conversation at this address.</Trans>
    </EmptyState>
  )
}
