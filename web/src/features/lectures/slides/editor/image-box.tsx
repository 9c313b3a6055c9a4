import type { SlideImage } from '@academy/contract/lectures'
import { SLIDE_CANVAS } from '@academy/contract/lectures/rules'
import { useLingui } from '@lingui/react/macro'
import type { CSSProperties, KeyboardEvent } from 'react'
import type { ImageChange } from './deck.ts'
import { type Box, boxOf, HANDLES, type Handle, MARGIN, moveBy, placeOf, resizeBy } from './geometry.ts'
import { useHandleNames } from './handle-names.ts'
import styles from './image-box.module.css'
import { useImageDrag } from './use-image-drag.ts'

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const FAR_STEP = 10

/** Too near the canvas's end for its size to stand under it. */
const isAtFoot = ({ y, height }: Box) => y + height > SLIDE_CANVAS.height - MARGIN.y

type ImageBoxProps = {
  image: SlideImage
  isSelected: boolean
  keepsRatio: boolean
  onSelect: () => void
  onChange: (change: ImageChange) => void
  onRemove: () => void
}

/** A picture on the canvas: dragged, pulled at its handles, or moved by keys. */
export function ImageBox({ image, isSelected, keepsRatio, onSelect, onChange, onRemove }: ImageBoxProps) {
  const { t } = useLingui()
  const nameOf = useHandleNames()
  const stored = boxOf(image)
  const drag = useImageDrag(stored, keepsRatio, (box) => onChange(placeOf(box)))
  const { live, guides } = drag
  const name = image.alt || t`without a description`

  const keys = (event: KeyboardEvent, handle: Handle | null) => {
    const arrow = ARROWS[event.key]
    if (arrow && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      event.stopPropagation()
      const [dx, dy] = arrow.map((way) => way * (event.shiftKey ? FAR_STEP : 1)) as [number, number]
      onChange(placeOf(handle ? resizeBy(stored, handle, dx, dy, keepsRatio) : moveBy(stored, dx, dy)))
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      onRemove()
    }
  }
  const place = { '--x': live.x, '--y': live.y, '--w': live.width, '--h': live.height } as CSSProperties
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be dragged about */}
      <div
        id={`image-${image.id}`}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move it
        tabIndex={0}
        className={styles.image}
        data-selected={isSelected || undefined}
        style={place}
        aria-label={t`Image, ${name}. Arrow keys move it by 1, with Shift by 10. Delete removes it.`}
        onFocus={onSelect}
        onKeyDown={(event) => event.target === event.currentTarget && keys(event, null)}
        onPointerDown={(event) => {
          event.currentTarget.focus({ preventScroll: true })
          drag.begin(event, null)
        }}
        {...drag.handlers}
      >
        <img src={image.url} alt={image.alt ?? ''} draggable={false} />
        {isSelected &&
          HANDLES.map((handle) => (
            <button
              key={handle}
              type="button"
              className={styles.handle}
              data-at={handle}
              tabIndex={handle === 'se' ? 0 : -1}
              aria-label={nameOf(handle)}
              onKeyDown={(event) => keys(event, handle)}
              onPointerDown={(event) => drag.begin(event, handle)}
            />
          ))}
        {isSelected && (
          <span className={`${styles.size} num`} aria-hidden="true" data-inside={isAtFoot(live) || undefined}>
            {live.width} × {live.height}
          </span>
        )}
      </div>
      {guides.x !== null && (
        <span className={styles.guide} data-axis="x" style={{ '--at': guides.x } as CSSProperties} />
      )}
      {guides.y !== null && (
        <span className={styles.guide} data-axis="y" style={{ '--at': guides.y } as CSSProperties} />
      )}
    </>
  )
}
