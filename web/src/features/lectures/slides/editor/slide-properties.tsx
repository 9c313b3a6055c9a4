import { Trans, useLingui } from '@lingui/react/macro'
import { Check, TriangleAlert } from 'lucide-react'
import { Field } from '../../../../ui/field.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import { contrastOf, READABLE_CONTRAST } from './contrast.ts'
import { type SlideChange, TITLE_MAX_LENGTH } from './deck.ts'
import styles from './slide-properties.module.css'
import { Swatches } from './swatches.tsx'
import { useGroundColours, useTextColours } from './use-slide-colours.ts'
import type { Studio } from './use-studio.ts'

export function SlideProperties({ studio }: { studio: Studio }) {
  const { t } = useLingui()
  const { slide, dispatch } = studio
  const grounds = useGroundColours()
  const texts = useTextColours()
  const edit = (change: SlideChange) =>
    dispatch({ type: 'edit', slideId: slide.id, change, atMs: Date.now() })
  return (
    <section aria-labelledby="slide-properties">
      <h2 id="slide-properties">
        <Trans>Slide</Trans>
      </h2>
      <Field label={<Trans>Title</Trans>}>
        <TextInput
          maxLength={TITLE_MAX_LENGTH}
          value={slide.title}
          onChange={(event) => edit({ title: event.target.value })}
        />
      </Field>
      <div className="fld">
        <span className={styles.label}>
          <Trans>Background</Trans>
        </span>
        <Swatches
          label={t`Background`}
          colours={grounds}
          value={slide.backgroundColor}
          onChange={(backgroundColor) => edit({ backgroundColor })}
        />
      </div>
      <div className="fld">
        <span className={styles.label}>
          <Trans>Text</Trans>
        </span>
        <Swatches
          label={t`Text`}
          colours={texts}
          value={slide.textColor}
          onChange={(textColor) => edit({ textColor })}
        />
      </div>
      <ContrastLine ground={slide.backgroundColor} ink={slide.textColor} />
    </section>
  )
}

function ContrastLine({ ground, ink }: { ground: string; ink: string }) {
  const contrast = contrastOf(ground, ink)
  // Rounded down: 4.46 must not read as 4.5.
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1)
  const isReadable = contrast >= READABLE_CONTRAST
  return (
    <p role="status" className={`${styles.contrast} num`} data-bad={!isReadable || undefined}>
      {isReadable ? <Check aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      {isReadable ? (
        <Trans>Contrast {shown}, easy to read</Trans>
      ) : (
        <Trans>Contrast {shown}, hard to read: choose at least 4.5</Trans>
      )}
    </p>
  )
}
