import { formatCount } from '@academy/contract/text'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useSearchParams } from 'react-router'
import styles from './audit-foot.module.css'

interface AuditFootProps {
  total: number
  isMore: boolean
  next: string | null
}

/** How many there are, and the way to what is older and back to the newest. */
export function AuditFoot({ total, isMore, next }: AuditFootProps) {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const count = formatCount(total)
  const behind = (after: string | null) => {
    const to = new URLSearchParams(params)
    if (after) to.set('after', after)
    else to.delete('after')
    return `?${to}`
  }
  return (
    <div className={styles.foot}>
      <span className="num" role="status">
        {isMore ? (
          <Trans>More than {count} changes</Trans>
        ) : (
          <Plural value={total} one="# change" other="# changes" />
        )}
      </span>
      <nav aria-label={t`Pages`}>
        {params.has('after') && (
          <Link className="link" to={behind(null)}>
            <Trans>Newest</Trans>
          </Link>
        )}
        {next && (
          <Link className="link" to={behind(next)} rel="next">
            <Trans>Older</Trans>
          </Link>
        )}
      </nav>
    </div>
  )
}
