import { Trans } from '@lingui/react/macro'

/** On a drawn page that does nothing without its program; browsers that run scripts do without these words. */
export const NeedsScript = () => (
  <noscript>
    {import.meta.env.SSR && (
      <p className="my-4 strong">
        <Trans>This page needs JavaScript. Allow it for this site, then load the page again.</Trans>
      </p>
    )}
  </noscript>
)
