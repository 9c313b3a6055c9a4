import { Trans } from '@lingui/react/macro'

/** The keys in one line under the list; away where there is no keyboard. */
export function KeyLine() {
  return (
    <p className="pay-key-line pay-keys-only">
      <span>
        <Trans>
          <kbd>J</kbd> <kbd>K</kbd> move
        </Trans>
      </span>
      <span>
        <Trans>
          <kbd>X</kbd> select
        </Trans>
      </span>
      <span>
        <Trans>
          <kbd>A</kbd> approve
        </Trans>
      </span>
      <span>
        <Trans>
          <kbd>R</kbd> reject
        </Trans>
      </span>
      <span>
        <Trans>
          <kbd>?</kbd> all keys
        </Trans>
      </span>
    </p>
  )
}
