import { useCallback } from 'react'
import { useNavigate } from 'react-router'

/** To the page before; from a shared link, where there is none, to the courses. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    if ((history.state?.idx ?? 0) > 0) navigate(-1)
    else navigate('/courses', { replace: true })
  }, [navigate])
}
