import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** A click on a page number starts reading at the top; Back returns to where one was. */
export function useTopOnNewPage(page: number | string): void {
  const how = useNavigationType()
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (how !== 'POP') scrollTo(0, 0)
  }, [page, how])
}
