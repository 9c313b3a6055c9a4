import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { toast } from '../../../lib/toast.ts'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { useSignedIn } from '../../users/index.ts'
import { COURSE_PARAM } from '../addresses.ts'
import { ANNOUNCEMENTS_KEY } from '../reading/mark-read.ts'
import { sentAnnouncementsAddress } from '../staff-addresses.ts'
import { AnnouncementForm } from '../writing/announcement-form.tsx'
import { emptyValues, writtenOf } from '../writing/announcement-values.ts'

/** /…/announcements/new, for the course that the address names. */
export function NewAnnouncementPage() {
  const { t } = useLingui()
  usePageTitle(t`New announcement`)
  const navigate = useNavigate()
  const client = useQueryClient()
  const home = sentAnnouncementsAddress(useSignedIn().role)
  const course = useSearchParams()[0].get(COURSE_PARAM) ?? ''
  const [initial] = useState(() => ({ ...emptyValues(Date.now()), course }))
  return (
    <>
      <PortalTitle>
        <Trans>New announcement</Trans>
      </PortalTitle>
      <AnnouncementForm
        initial={initial}
        draft={course || 'new'}
        cancelTo={home}
        send={async (values, key) => {
          const sent = await call('POST /api/announcements', { body: { ...writtenOf(values), key } })
          toast.success(sent.message)
          return sent
        }}
        onSent={({ _id }) => {
          void client.invalidateQueries({ queryKey: ANNOUNCEMENTS_KEY })
          navigate(`${home}/${_id}`, { replace: true })
        }}
      />
    </>
  )
}
