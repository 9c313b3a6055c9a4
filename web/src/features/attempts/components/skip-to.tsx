import { Trans } from '@lingui/react/macro'

export function SkipTo({ id }: { id: string }) {
  return (
    <a className="focus-skip" href={`#${id}`}>
      <Trans>Skip to question</Trans>
    </a>
  )
}
