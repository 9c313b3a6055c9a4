import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Banner } from '../../../ui/banner.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { paymentAddress } from '../../courses/index.ts'
import { useSession } from '../../users/index.ts'
import { ownPaymentsQuery } from '../own-payments.ts'

/** Above one's courses: those that are paid for and not open yet. Nothing when there are none. */
export function PendingPayments() {
  const enabled = useSession().role === 'student'
  const { data } = useQuery({ ...ownPaymentsQuery, enabled })
  return data?.map(({ _id, status, course }) => {
    if (status !== 'pending') return null
    const title = <b>{course.title}</b>
    return (
      <Banner
        key={_id}
        tone="wait"
        className="mb-4"
        actions={
          course._id && (
            <ButtonLink size="sm" to={paymentAddress(course._id)}>
              <Trans>View status</Trans>
              <span className="vh">{course.title}</span>
            </ButtonLink>
          )
        }
      >
        <Trans>We are checking your payment for {title}.</Trans>
      </Banner>
    )
  })
}
