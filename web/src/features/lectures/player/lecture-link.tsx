import { Link, type LinkProps } from 'react-router'
import { isOnItsWay, lectureAddress } from '../places.ts'

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
        if (isOnItsWay(id)) event.preventDefault()
        onChoose?.()
      }}
    />
  )
}
