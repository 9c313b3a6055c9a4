import { useLingui } from '@lingui/react/macro'
import styles from './swatches.module.css'
import type { NamedColour } from './use-slide-colours.ts'

type SwatchesProps = {
  label: string
  colours: readonly NamedColour[]
  value: string
  onChange: (hex: string) => void
}

/** The academy's colours, and any other one. */
export function Swatches({ label, colours, value, onChange }: SwatchesProps) {
  const { t } = useLingui()
  const current = value.toUpperCase()
  const isOther = !colours.some(({ hex }) => hex === current)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would repeat the visible label
    <div role="group" aria-label={label} className={styles.swatches}>
      {colours.map(({ name, hex }) => (
        <button
          key={hex}
          type="button"
          style={{ background: hex }}
          aria-label={name}
          title={name}
          aria-pressed={hex === current}
          onClick={() => onChange(hex)}
        />
      ))}
      <input
        type="color"
        data-pressed={isOther || undefined}
        aria-label={t`${label}: another colour`}
        title={t`Another colour`}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : '#000000'}
        onChange={(event) => onChange(event.target.value.toUpperCase())}
      />
    </div>
  )
}
