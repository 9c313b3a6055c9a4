import type { PaymentRequest } from '@academy/contract/payments'
import * as M from '@academy/contract/payments/messages'
import { PROVIDER_NAMES } from '@academy/contract/payments/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { requestQuery } from '../api.ts'
import { shortMoment } from '../moments.ts'
import styles from './gone-row.module.css'

interface GoneRowProps {
  request: PaymentRequest
  /** Why an own decision failed, if one did: the line may have been lost after the server had taken it. */
  note: string | undefined
  /** The cursor was on it, and stays until it is moved: a key meant for this one decides on no other. */
  isOpen: boolean
  /** With many gone at once nobody is asked about each. */
  isAsked: boolean
  onDismiss: () => void
}

/** Somebody else was faster: it stays in its place and says who, so that nothing moves under the hand. */
export function GoneRow({ request, note, isOpen, isAsked, onDismiss }: GoneRowProps) {
  const { t } = useLingui()
  const { name } = request.student
  const words = useDecidedLabel(request, isAsked)
  return (
    <li className={styles.gone} data-open={isOpen || undefined}>
      <p>
        <b>{name}</b>
        <span>{words ?? note ?? <Trans>Checked by somebody else</Trans>}</span>
      </p>
      <IconButton label={t`Take ${name} off the list`} onClick={onDismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  )
}

/** Who was faster, and when; undefined until the server has said so. */
export function useDecidedLabel({ _id }: PaymentRequest, isAsked: boolean): string | undefined {
  const { data } = useQuery({ ...requestQuery(_id), enabled: isAsked, staleTime: 0 })
  return data && decidedLabel(data)
}

/** Approved by Béata Kamana, 7:12 PM; undefined while it waits. */
export function decidedLabel(request: PaymentRequest): string | undefined {
  const { status, reviewedAt, reviewedBy, provider } = request
  if (status === 'pending' || !reviewedAt) return undefined
  return M.decidedBy(status, reviewedBy ?? PROVIDER_NAMES[provider], shortMoment(reviewedAt))
}
