import { Trans } from '@lingui/react/macro'
import { Languages } from 'lucide-react'
import { useId } from 'react'
import { chooseLanguage, LANGUAGES, type Language, preferredLanguage } from '../lib/texts/language.tsx'
import styles from './person-menu-items.module.css'

/** The language of the screens, kept on this device; one language alone is nothing to choose. */
export function LanguageChoice() {
  const id = useId()
  if (LANGUAGES.length < 2) return null
  return (
    <div className={styles.language}>
      <Languages aria-hidden="true" />
      <label htmlFor={id}>
        <Trans>Language</Trans>
      </label>
      <select
        id={id}
        value={preferredLanguage()}
        onChange={(event) => chooseLanguage(event.target.value as Language)}
      >
        {LANGUAGES.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
