import { useSearchParams } from 'react-router'

/** The filters of a list, kept in the address, so that Back and a shared link show the same. */
export function useAddressView() {
  const [params, setParams] = useSearchParams()
  return {
    read: (name: string) => params.get(name) ?? '',
    has: (name: string) => params.has(name),
    /** Empty takes the name away; `true` puts it there without a value. */
    write: (changes: Readonly<Record<string, string | boolean>>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changes)) {
            if (value === '' || value === false) next.delete(name)
            else next.set(name, value === true ? '' : value)
          }
          return next
        },
        { replace: true },
      ),
  }
}
