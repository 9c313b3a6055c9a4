import { Link, type LinkProps } from 'react-router'
import { lectureAddress } from '../../courses/index.ts'
import { isOnItsWay } from './on-its-way.ts'

type LectureLinkProps = Omit<LinkProps, 'to' | 'onClick'> & {
  id: string
  onChoose?: (() => void) | undefined
}

/** From one lecture of the player to another. */
export function LectureLink({ id, onChoose, ...props }: LectureLinkProps) {
  return (
    <Link
      {...props}
      to={lectureAddress(id)}
      onClick={(event) => {
        // With one of these keys it opens in a place of its own.
        const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
        if (isOnItsWay(id) && !isElsewhere) event.preventDefault()
        onChoose?.()
      }}
    />
  )
}
