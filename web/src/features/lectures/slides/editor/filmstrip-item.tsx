import type { Slide } from '@academy/contract/lectures'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Copy, Ellipsis, Trash2 } from 'lucide-react'
import { type HTMLAttributes, memo } from 'react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { SlideView } from '../slide-view.tsx'
import styles from './filmstrip.module.css'
import type { SlideActions } from './use-slide-actions.ts'

type FilmstripItemProps = {
  slide: Slide
  at: number
  count: number
  isCurrent: boolean
  mayDelete: boolean
  acts: SlideActions
  drag: HTMLAttributes<HTMLLIElement>
  onGo: () => void
}

/** Thumbnails are drawn again only when their slide changed. */
const Thumbnail = memo(function Thumbnail({ slide }: { slide: Slide }) {
  return <SlideView slide={slide} fixed level={0} />
})

export function FilmstripItem({
  slide,
  at,
  count,
  isCurrent,
  mayDelete,
  acts,
  drag,
  onGo,
}: FilmstripItemProps) {
  const { t } = useLingui()
  const place = at + 1
  const name = slide.title || t`without a title`
  return (
    <li {...drag}>
      <span aria-hidden="true" className="num">
        {place}
      </span>
      <div className={styles.box}>
        <button
          type="button"
          className={styles.thumb}
          data-thumb=""
          aria-label={t`Slide ${place} of ${count}: ${name}`}
          aria-current={isCurrent || undefined}
          aria-keyshortcuts={isCurrent ? 'Alt+ArrowUp Alt+ArrowDown Delete' : undefined}
          tabIndex={isCurrent ? 0 : -1}
          onClick={onGo}
        >
          <Thumbnail slide={slide} />
        </button>
        {isCurrent && (
          <Menu
            align="start"
            trigger={
              <IconButton label={t`More for slide ${place}`} className={styles.more}>
                <Ellipsis aria-hidden="true" />
              </IconButton>
            }
            items={[
              {
                label: <Trans>Move up</Trans>,
                icon: ArrowUp,
                disabled: at === 0,
                onSelect: () => acts.move(slide.id, -1),
              },
              {
                label: <Trans>Move down</Trans>,
                icon: ArrowDown,
                disabled: place === count,
                onSelect: () => acts.move(slide.id, 1),
              },
              { label: <Trans>Duplicate slide</Trans>, icon: Copy, onSelect: () => acts.duplicate(slide.id) },
              'line',
              {
                label: <Trans>Delete slide</Trans>,
                icon: Trash2,
                danger: true,
                disabled: !mayDelete,
                onSelect: () => acts.remove(slide.id),
              },
            ]}
          />
        )}
      </div>
    </li>
  )
}
