import { Trans } from '@lingui/react/macro'
import { Monitor, Moon, Sun } from 'lucide-react'
import { setDataSaver, useDataSaver } from '../../../lib/offline/data-saver.ts'
import { chooseLanguage, LANGUAGES, preferredLanguage } from '../../../lib/texts/language.tsx'
import { chooseTheme, useTheme } from '../../../lib/theme.ts'
import { Switch } from '../../../ui/choices.tsx'
import styles from './account-group.module.css'
import { AccountGroup } from './account-group.tsx'
import { Segments } from './segments.tsx'

const LANGUAGE_CHOICES = LANGUAGES.map(({ code, name }) => ({ value: code, label: name, lang: code }))

export function DisplayGroup() {
  const theme = useTheme()
  return (
    <AccountGroup title={<Trans>Display</Trans>} lead={<Trans>Kept on this device.</Trans>}>
      <Segments
        legend={<Trans>Theme</Trans>}
        value={theme}
        options={[
          { value: 'system', label: <Trans>System</Trans>, icon: Monitor },
          { value: 'light', label: <Trans>Light</Trans>, icon: Sun },
          { value: 'dark', label: <Trans>Dark</Trans>, icon: Moon },
        ]}
        onChange={chooseTheme}
      />
      {LANGUAGE_CHOICES.length > 1 && (
        <Segments
          legend={<Trans>Language</Trans>}
          value={preferredLanguage()}
          options={LANGUAGE_CHOICES}
          onChange={chooseLanguage}
        />
      )}
    </AccountGroup>
  )
}

export function DataGroup() {
  const isOn = useDataSaver()
  return (
    <AccountGroup
      title={<Trans>Data</Trans>}
      lead={<Trans>Know the megabytes before you spend them. Kept on this device.</Trans>}
    >
      <div className={styles.line}>
        <Switch
          label={<Trans>Data saver</Trans>}
          detail={<Trans>No preloading. Drawn covers only.</Trans>}
          checked={isOn}
          onChange={(event) => setDataSaver(event.target.checked)}
        />
      </div>
    </AccountGroup>
  )
}
