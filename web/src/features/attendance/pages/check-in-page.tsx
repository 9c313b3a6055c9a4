import * as M from '@academy/contract/attendance/messages'
import { CODE_DIGITS } from '@academy/contract/attendance/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { call } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { OtpInput } from '../../../ui/otp-input.tsx'
import { CheckedIn } from '../check-in/checked-in.tsx'
import styles from '../check-in/student-check-in.module.css'

const SIX_DIGITS = new RegExp(`^\\d{${CODE_DIGITS}}$`)

/** A student is here: by the address that the QR code holds, or by the six digits beside it. */
export function CheckInPage() {
  const { t } = useLingui()
  const { code: scanned } = useParams()
  usePageTitle(t`Check in`, { place: 'check-in' })
  const checkIn = useMutation({
    mutationFn: (code: string) => call('POST /api/check-in', { body: { code } }),
  })
  const form = useForm(
    { code: '' },
    {
      check: ({ code }) => (SIX_DIGITS.test(code) ? {} : { code: M.codeRequired }),
      send: ({ code }) => checkIn.mutateAsync(code),
    },
  )

  // What was scanned is judged once a visit; coming back from the login screen it is judged anew.
  const { mutate } = checkIn
  const judged = useRef<string>(undefined)
  useEffect(() => {
    if (!scanned || judged.current === scanned) return
    judged.current = scanned
    mutate(scanned)
  }, [scanned, mutate])
  const isOfScan = scanned !== undefined && (checkIn.isIdle || checkIn.variables === scanned)

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>
        <Trans>Check in</Trans>
      </h1>
      {checkIn.data ? (
        <CheckedIn done={checkIn.data} />
      ) : isOfScan && !checkIn.isError ? (
        <p role="status">
          <Trans>Checking you in…</Trans>
        </p>
      ) : (
        <>
          <p className="secondary">
            <Trans>Scan the code on your instructor’s screen with your camera, or type its six digits.</Trans>
          </p>
          <form {...form.form} className="grid gap-5">
            <Field label={<Trans>Six digits</Trans>} error={form.errors.code}>
              <OtpInput
                length={CODE_DIGITS}
                value={form.values.code}
                onChange={(code) => form.set('code', code)}
              />
            </Field>
            <FormProblem form={form}>{isOfScan ? checkIn.error?.message : form.problem}</FormProblem>
            <Button type="submit" variant="primary" size="lg" busy={form.isBusy}>
              <Trans>Check in</Trans>
            </Button>
          </form>
        </>
      )}
    </div>
  )
}
