import { Trans } from '@lingui/react/macro'
import { Clock, CloudCheck, Flag } from 'lucide-react'
import styles from './lobby-rules.module.css'

export function LobbyRules() {
  return (
    <section className={styles.rules} aria-labelledby="rules">
      <h2 id="rules">
        <Trans>How it works</Trans>
      </h2>
      <ul>
        <li>
          <CloudCheck aria-hidden="true" />
          <div>
            <b>
              <Trans>Answers are saved as you go</Trans>
            </b>
            <p>
              <Trans>On this device at once, and with the academy when you are online.</Trans>
            </p>
          </div>
        </li>
        <li>
          <Flag aria-hidden="true" />
          <div>
            <b>
              <Trans>Move freely</Trans>
            </b>
            <p>
              <Trans>Skip, flag and come back. Review everything before you submit.</Trans>
            </p>
          </div>
        </li>
        <li>
          <Clock aria-hidden="true" />
          <div>
            <b>
              <Trans>At zero it submits by itself</Trans>
            </b>
            <p>
              <Trans>
                You are told at 10, 5 and 1 minute. If you reload or change device, the clock keeps running
                and your answers are there.
              </Trans>
            </p>
          </div>
        </li>
      </ul>
    </section>
  )
}
