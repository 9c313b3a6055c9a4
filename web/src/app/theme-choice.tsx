import { Trans, useLingui } from '@lingui/react/macro'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { chooseTheme, useTheme } from '../lib/theme.ts'
import styles from './theme-choice.module.css'

/** System, Light or Dark, kept on this device. */
export function ThemeChoice() {
  const { t } = useLingui()
  const chosen = useTheme()
  const name = useId()
  const choices = [
    { theme: 'system', label: t`System`, Icon: Monitor },
    { theme: 'light', label: t`Light`, Icon: Sun },
    { theme: 'dark', label: t`Dark`, Icon: Moon },
  ] as const
  return (
    <fieldset className={styles.choice}>
      <legend className="vh">
        <Trans>Theme</Trans>
      </legend>
      {choices.map(({ theme, label, Icon }) => (
        <label key={theme}>
          <input type="radio" name={name} checked={chosen === theme} onChange={() => chooseTheme(theme)} />
          <Icon aria-hidden="true" />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
