import type { ManagedAnnouncement } from '@academy/contract/announcements'
import { formatDateTime } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ANNOUNCEMENTS_KEY } from '../reading/mark-read.ts'
import { useAnnouncementAct } from '../use-announcement-act.ts'
import { AnnouncementForm } from './announcement-form.tsx'
import { valuesOf, writtenOf } from './announcement-values.ts'

interface ScheduledAnnouncementProps {
  announcement: ManagedAnnouncement
  home: string
}

/** One that waits for its time: changed, sent at once, or deleted before anybody hears of it. */
export function ScheduledAnnouncement({ announcement, home }: ScheduledAnnouncementProps) {
  const { _id: id } = announcement
  const client = useQueryClient()
  const [saved, setSaved] = useState(announcement)
  return (
    <AnnouncementForm
      // Saved, it begins anew from there; another's change waits for the next opening.
      key={`${saved.editedAt}`}
      initial={valuesOf(saved, Date.parse(saved.createdAt))}
      draft={id}
      isScheduled
      cancelTo={home}
      more={<DeleteButton announcement={saved} home={home} />}
      send={async (values) => {
        const sent = await call('PUT /api/announcements/{id}', { params: { id }, body: writtenOf(values) })
        toast.success(sent.message)
        return sent
      }}
      onSent={(next) => {
        setSaved(next)
        void client.invalidateQueries({ queryKey: ANNOUNCEMENTS_KEY })
      }}
    />
  )
}

function DeleteButton({ announcement, home }: ScheduledAnnouncementProps) {
  const { _id: id, title, at } = announcement
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const deleting = useAnnouncementAct(
    () => call('DELETE /api/announcements/{id}', { params: { id } }),
    () => navigate(home, { replace: true }),
  )
  const said = formatDateTime(at)
  return (
    <>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={<Trans>Delete “{title}”?</Trans>}
        verb={<Trans>Delete announcement</Trans>}
        busy={deleting.isPending}
        onConfirm={() => deleting.mutate()}
        onClose={() => setIsAsking(false)}
      >
        <Trans>It was to be sent on {said}, Kigali time. Nobody hears of it.</Trans>
      </ConfirmDialog>
    </>
  )
}
