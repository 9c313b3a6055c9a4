import { Plural } from '@lingui/react/macro'
import {
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { toast } from '../../lib/toast.ts'
import { BulkAct } from './bulk-act.tsx'
import { DeletionPreview, type Preview } from './deletion-preview.tsx'

interface Deleted {
  message: string
  deleted: readonly string[]
  refused: Preview['refused']
}

interface DeleteManyProps<Deletion extends Preview, Key extends QueryKey> {
  ids: readonly string[]
  /** On the bar: Delete. */
  children: ReactNode
  /** Says the count: Delete 3 quizzes? */
  title: ReactNode
  /** On the confirming button, with the count: Delete 3 quizzes. */
  verb: ReactNode
  /** Said where the server says nothing: of the preview, and of the deletion. */
  failed: { preview: string; deletion: string }
  /** Asked when the dialog opens; the server judges each again when it is confirmed. */
  preview: (ids: readonly string[]) => UseQueryOptions<Deletion, Error, Deletion, Key>
  /** What one is called that has no name. */
  unnamed: ReactNode
  /** Over those that stay, with how many go. */
  staying?: (count: number) => ReactNode
  /** What is lost with those that go. */
  losses: (deletion: Deletion) => ReactNode
  remove: (ids: string[]) => Promise<Deleted>
  /** Reads anew what the deletion changed. */
  changed: (queryClient: QueryClient) => Promise<unknown>
  /** With those that stay chosen: each was refused. */
  onDone: (left: readonly string[]) => void
}

/** On the bulk bar: deletes the chosen rows after one look at what is lost with them and which stay. */
export function DeleteMany<Deletion extends Preview, Key extends QueryKey>(
  props: DeleteManyProps<Deletion, Key>,
) {
  const { ids, children, title, verb, failed, remove, changed, onDone } = props
  const queryClient = useQueryClient()
  return (
    <BulkAct
      danger
      disabled={ids.length === 0}
      failed={failed.deletion}
      title={title}
      consequence={<Consequence {...props} />}
      verb={verb}
      onConfirm={async () => {
        onDone(sayDeleted(await remove([...ids])))
        await changed(queryClient)
      }}
    >
      {children}
    </BulkAct>
  )
}

function Consequence<Deletion extends Preview, Key extends QueryKey>(props: DeleteManyProps<Deletion, Key>) {
  const { ids, failed, preview, unnamed, staying = thingsStaying, losses } = props
  const found = useQuery(preview(ids))
  return (
    <DeletionPreview found={found} failed={failed.preview} unnamed={unnamed} staying={staying}>
      {losses}
    </DeletionPreview>
  )
}

const thingsStaying = (count: number) => (
  <Plural
    value={count}
    _0="None of them can be deleted:"
    one="# of them is deleted. Which cannot be:"
    other="# of them are deleted. Which cannot be:"
  />
)

/** Says what is gone, and of each that stays why. Gives back those that stay, to be chosen still. */
function sayDeleted({ message, deleted, refused }: Deleted): string[] {
  for (const { name, message: why } of refused) toast.error(name ? `${name}: ${why}` : why)
  if (deleted.length > 0) toast.success(message)
  return refused.map(({ _id }) => _id)
}
