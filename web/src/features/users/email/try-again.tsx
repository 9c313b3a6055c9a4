import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { emailQuery } from './email-api.ts'

/** The mailbox was looked after: a letter goes there, and what refuses it is told again. */
export function TryAgain() {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /api/notification-preferences/email-check'),
    onSuccess: ({ message }) => {
      toast.success(message)
      return queries.invalidateQueries({ queryKey: emailQuery.queryKey })
    },
    onError: (failure) => toast.error(failureMessage(failure, '')),
  })
  return (
    <Button size="sm" busy={isPending} onClick={() => mutate()}>
      <Trans>Try it again</Trans>
    </Button>
  )
}
