import { toast } from './toast.ts'

interface Deleted {
  message: string
  deleted: readonly string[]
  refused: readonly { _id: string; name: string | null; message: string }[]
}

/** Says what is gone, and of each that stays why. Gives back those that stay, to be chosen still. */
export function sayDeleted({ message, deleted, refused }: Deleted): string[] {
  for (const { name, message: why } of refused) toast.error(name ? `${name}: ${why}` : why)
  if (deleted.length > 0) toast.success(message)
  return refused.map(({ _id }) => _id)
}
