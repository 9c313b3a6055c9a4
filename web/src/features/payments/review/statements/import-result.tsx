import { formatCount } from '@academy/contract/text'
import { Plural, Trans } from '@lingui/react/macro'
import { Stat, Stats } from '../../../../ui/stat.tsx'
import { shortMoment } from '../moments.ts'
import more from '../panel/more.module.css'
import styles from './import-result.module.css'
import type { Imported } from './use-import.ts'

/** How the import went: what was added, what was known, and each line that could not be read, with why. */
export function ImportResult({ result }: { result: Imported }) {
  const { message, statement, isRepeat, added, known, skipped, skippedTotal, exact } = result
  const { network } = statement
  const [first, last] = [statement.from, statement.to].map((moment) => shortMoment(moment))
  return (
    <div className="grid gap-4">
      <p role="status" className="strong">
        {message}
      </p>
      <p className="num secondary">
        <Trans>
          {network}, {first} to {last}
        </Trans>
      </p>
      <Stats className={styles.stats}>
        <Stat value={formatCount(added)} label={<Trans>Added</Trans>} />
        <Stat value={formatCount(known)} label={<Trans>Known before</Trans>} />
        {!isRepeat && <Stat value={formatCount(skippedTotal)} label={<Trans>Lines left out</Trans>} />}
        <Stat value={formatCount(exact)} label={<Trans>Exact matches now</Trans>} />
      </Stats>
      {skipped.length > 0 && (
        <details className={more.more} open={skipped.length <= 10}>
          <summary>
            <Plural value={skippedTotal} one="# line left out" other="# lines left out" />
          </summary>
          <ul className={styles.skipped}>
            {skipped.map(({ line, message: why }) => (
              <li key={line}>
                <span className="num">
                  <Trans>Line {line}</Trans>
                </span>
                {why}
              </li>
            ))}
          </ul>
          {skippedTotal > skipped.length && (
            <p className="num">
              <Plural value={skippedTotal - skipped.length} one="and # more" other="and # more" />
            </p>
          )}
        </details>
      )}
    </div>
  )
}
