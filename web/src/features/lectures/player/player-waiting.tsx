import { useLingui } from '@lingui/react/macro'
import { ChevronLeft } from 'lucide-react'
import { useGoBack } from '../../../lib/pages/use-go-back.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PageComing } from '../../../ui/page-coming.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import playerStyles from './lecture-player.module.css'
import { PlayerSkeleton } from './player-skeleton.tsx'
import topStyles from './player-top.module.css'
import styles from './player-waiting.module.css'

/** In place of the player until its lecture is here. The way back stands from the start, where the player has it; in a preview the bar around it
 * leads back. */
export function PlayerWaiting({ isPreview = false }: { isPreview?: boolean }) {
  const { t } = useLingui()
  const goBack = useGoBack()
  const back = (className?: string) =>
    !isPreview && (
      <IconButton label={t`Go Back`} className={className} onClick={goBack}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
    )
  return (
    <>
      <header className={topStyles.top}>
        <div>
          {back()}
          <Skeleton className="h-5 w-48" />
        </div>
      </header>
      <main id="main" className={playerStyles.loading}>
        {back(styles.back)}
        <PageComing>
          <PlayerSkeleton />
        </PageComing>
      </main>
    </>
  )
}
