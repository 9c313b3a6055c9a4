import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readStorage, writeStorage } from '../../../../lib/device/storage.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { coverageQuery } from '../api.ts'

const READ_KEY = 'payments:hint'

/** Once, where no statement was ever imported: what one is good for. */
export function FirstHint({ pending, onImport }: { pending: number; onImport: () => void }) {
  const { data: coverage } = useQuery(coverageQuery)
  const [isRead, setIsRead] = useState(() => readStorage(READ_KEY) !== null)
  if (isRead || pending === 0 || coverage !== null) return null
  return (
    <Banner
      className="mb-3"
      actions={
        <>
          <Button size="sm" onClick={onImport}>
            <Trans>Import statement</Trans>
          </Button>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              writeStorage(READ_KEY, 'read')
              setIsRead(true)
            }}
          >
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      <Trans>Import the mobile-money statement, and each request says how well it agrees with it.</Trans>
    </Banner>
  )
}
