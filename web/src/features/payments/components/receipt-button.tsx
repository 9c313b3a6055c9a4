import * as PAYMENT_MESSAGES from '@academy/contract/payments/messages'
import { Trans } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Button, type ButtonLook } from '../../../ui/button.tsx'

type ReceiptButtonProps = ButtonLook & { id: string; reference: string }

/** Fetches the PDF and gives it to the browser to save. */
export function ReceiptButton({ id, reference, ...look }: ReceiptButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    setIsBusy(true)
    try {
      const [{ callFile }, { saveFile }] = await Promise.all([
        import('../../../lib/calls/call-file.ts'),
        import('../../../lib/save-file.ts'),
      ])
      saveFile(await callFile('GET /api/user/me/payments/{id}/receipt', { params: { id } }))
    } catch (failure) {
      toast.error(failureMessage(failure, PAYMENT_MESSAGES.receiptFailed))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button {...look} busy={isBusy} onClick={download}>
      <Download aria-hidden="true" />
      <Trans>Receipt</Trans>
      <span className="vh">{reference} (PDF)</span>
    </Button>
  )
}
