import { Plural } from '@lingui/react/macro'
import { CloudUpload } from 'lucide-react'
import { useEffect } from 'react'
import { useLeftovers } from '../features/attempts/index.ts'
import { loadAttendanceWork } from '../features/attendance/index.ts'
import { loadMessageWork } from '../features/messages/index.ts'
import { registerProgressWork } from '../features/progress/index.ts'
import { setOutboxPerson, startOutbox, useOutbox } from '../lib/device/outbox/index.ts'
import { Banner } from '../ui/banner.tsx'

/** Runs the outbox of the person signed in and says what waits in it. */
export function WaitingBanner({ person }: { person: string }) {
  const items = useOutbox()
  const waiting = items.length + useLeftovers(person)
  useEffect(() => {
    registerProgressWork()
    startOutbox()
    setOutboxPerson(person)
    return () => setOutboxPerson(null)
  }, [person])
  const hasAttendance = items.some(({ kind }) => kind === 'attendance')
  useEffect(() => {
    if (!hasAttendance) return
    // Its code comes only where such work waits; without a line it comes with the next look.
    loadAttendanceWork().catch((failure) => console.warn('How attendance is sent is not here', failure))
  }, [hasAttendance])
  const hasMessages = items.some(({ kind }) => kind === 'message')
  useEffect(() => {
    if (!hasMessages) return
    loadMessageWork().catch((failure) => console.warn('How messages are sent is not here', failure))
  }, [hasMessages])
  if (waiting === 0) return null
  return (
    <Banner bar icon={CloudUpload} live="status">
      <Plural
        value={waiting}
        one="# change is waiting to be sent."
        other="# changes are waiting to be sent."
      />
    </Banner>
  )
}
