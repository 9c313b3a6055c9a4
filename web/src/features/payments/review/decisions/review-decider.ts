import { registerUnsent, whenPageHides } from '../../../../lib/offline/unsent.ts'
import { forgetOnPersonChange } from '../../../../lib/person-change.ts'
import { queryClient } from '../../../../lib/queries/query-client.ts'
import { toast } from '../../../../lib/toast.ts'
import { requestsChangedSoon, takeOffPending } from '../api.ts'
import { createDecider } from './decider.ts'
import { sendDecision } from './send-decision.ts'

/** The one decider of this page: what was decided on the dashboard is held here as well. */
export const decider = createDecider({
  now: () => Date.now(),
  send: sendDecision,
  onAnswer: ({ requests }, refused, isWatched) => {
    takeOffPending(
      queryClient,
      requests.filter(({ _id }) => !refused.has(_id)),
    )
    requestsChangedSoon(queryClient)
    // Of many at once the page gives an account; one may be out of sight, or under another filter by now.
    if (isWatched && requests.length > 1) return
    for (const { _id, student } of requests) {
      const why = refused.get(_id)
      if (why) toast.error(`${student.name}: ${why}`, { id: _id })
    }
  },
})

whenPageHides(() => void decider.sendAll())

// A logout asks what is still unsent: everything goes out while the session lives, and nothing stays.
registerUnsent(async () => {
  await decider.sendAll()
  return 0
})
forgetOnPersonChange(() => decider.forgetAll())
