import * as M from '@academy/contract/messages/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SearchBox } from '../../../ui/search-box.tsx'
import { everybodyQuery } from '../api.ts'
import { type Choose, PeopleToChoose } from './people-to-choose.tsx'

/** For admins: all users but themselves. */
export function Everybody({ busy, onChoose }: { busy: string | null; onChoose: Choose }) {
  const { t } = useLingui()
  const [q, setQ] = useState('')
  const found = useQuery(everybodyQuery(q))
  return (
    <>
      <SearchBox label={t`Search users`} placeholder={t`Name`} value={q} onSearch={setQ} slash={false} />
      <PeopleToChoose
        label={t`All users`}
        people={found.data?.users}
        found={found}
        failed={M.usersFailed}
        hasMore={found.data?.hasMore ?? false}
        busy={busy}
        none={<Trans>Nobody of that name</Trans>}
        onChoose={(person) => onChoose(person, null)}
      />
    </>
  )
}
