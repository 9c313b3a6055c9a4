import * as M from '@academy/contract/payments/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { failureMessage } from '../../../../lib/calls/call.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../../ui/stale-banner.tsx'
import { screenshotQuery } from '../api.ts'
import styles from './screenshot.module.css'

/** A link cannot send the session's token, so the picture is fetched and shown from memory. */
function useScreenshot(requestId: string) {
  const found = useQuery(screenshotQuery(requestId))
  const [url, setUrl] = useState<string>()
  const { data } = found
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [data])
  return { ...found, url }
}

/** Small in the panel; a press shows it large, another one in its own size. */
export function Screenshot({ requestId, name }: { requestId: string; name: string }) {
  const { t } = useLingui()
  const found = useScreenshot(requestId)
  const { url, error } = found
  const [isLarge, setIsLarge] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  if (error && !url)
    return <StaleBanner className="mt-3" message={failureMessage(error, M.screenshotMissing)} found={found} />
  if (!url)
    return (
      <SkeletonGroup>
        <Skeleton className="mt-3 h-28 w-full" />
      </SkeletonGroup>
    )
  const words = t`Screenshot of ${name}`
  return (
    <div className={styles.shot}>
      <button type="button" onClick={() => setIsLarge(true)} aria-label={t`Show the screenshot large`}>
        <img src={url} alt={words} />
      </button>
      <Dialog
        open={isLarge}
        onClose={() => setIsLarge(false)}
        title={words}
        wide
        className={styles.large}
        footer={
          <Button onClick={() => setIsWhole(!isWhole)} aria-pressed={isWhole}>
            {isWhole ? <Trans>Fit to the screen</Trans> : <Trans>Actual size</Trans>}
          </Button>
        }
      >
        <img src={url} alt={words} data-whole={isWhole || undefined} />
      </Dialog>
    </div>
  )
}
